import type { ExplainedInput, ExplainedStep, Explanation } from '../screen/explanation';

/** An explanation line by line, for paper. */
export function explanationLines({ steps, inputs, reasons, lacking }: Explanation): readonly string[] {
  return [...steps.map(stepLine), ...reasons, ...inputs.map(inputLine), ...(lacking === null ? [] : [lacking])];
}

function stepLine({ label, words, figures, result }: ExplainedStep): string {
  return `${label} = ${words} = ${figures === result ? result : `${figures} = ${result}`}`;
}

function inputLine({ label, value, basis }: ExplainedInput): string {
  return basis === null
    ? `${label}: ${value}`
    : `${label}: ${value} (${basis.validity}; ${basis.act}${basis.link === null ? '' : `, ${basis.link}`})`;
}
