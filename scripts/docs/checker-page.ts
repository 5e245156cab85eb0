import { checkPack, reportText, rules } from '../../engine/authoring';
import { buildPack, layersOf, ruleCases, sampleSurroundings } from '../../engine/authoring/check/cases';
import { say, type Tongue } from './words';

/** The rules of the checker, each with the message for a definition that breaks it. */
export function checkerPage(tongue: Tongue): string {
  const { tell, sentence } = tongue;
  const sections = Object.entries(rules).map(([rule, { severity, description }]) =>
    [`## ${rule}`, `${tell(say(severity))} ${sentence(description)}`, said(rule, tongue)].join('\n\n'),
  );
  return [tell(say('title-checker')), tell(say('intro-checker')), ...sections].join('\n\n');
}

function said(rule: string, { language }: Tongue): string {
  const found = ruleCases[rule];
  if (!found) throw new Error(`The rule ${rule} has no case.`);
  const { problems, sourceOf } = found.overlay
    ? checkPack(buildPack(found.broken, {}), layersOf(buildPack([])), sampleSurroundings)
    : checkPack(buildPack(found.broken), undefined, sampleSurroundings);
  const [first] = problems.filter((problem) => problem.rule === rule);
  if (!first) throw new Error(`The case of the rule ${rule} does not break it.`);
  const text = reportText({ problems: [first], sourceOf }, undefined, language).split('\n\n')[0] ?? '';
  return `\`\`\`text\n${printable(text)}\n\`\`\``;
}

/** Escapes bytes and characters of a case that cannot be shown on a page. */
function printable(text: string): string {
  return [...text].map((character) => (character < ' ' && character !== '\n' ? '?' : character)).join('');
}
