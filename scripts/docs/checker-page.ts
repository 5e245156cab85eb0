import { checkPack, reportText, rules } from '../../engine/authoring';
import { buildPack, layersOf, ruleCases, sampleSurroundings } from '../../engine/authoring/check/cases';

/** The rules of the checker, each with the message for a definition that breaks it. */
export function checkerPage(): string {
  const sections = Object.entries(rules).map(([rule, { severity, description }]) =>
    [`## ${rule}`, `${severity === 'error' ? 'Error' : 'Warning'}. ${description}`, said(rule)].join('\n\n'),
  );
  return [
    '# What the checker says',
    '`npm run check` reports all problems at once, each with the rule, the file, the line and what would be right. An error keeps a pack from being published; a warning does not. These are its rules with what it says of a small pack that breaks them.',
    ...sections,
  ].join('\n\n');
}

function said(rule: string): string {
  const found = ruleCases[rule];
  if (!found) throw new Error(`The rule ${rule} has no case.`);
  const { problems, sourceOf } = found.overlay
    ? checkPack(buildPack(found.broken, {}), layersOf(buildPack([])), sampleSurroundings)
    : checkPack(buildPack(found.broken), undefined, sampleSurroundings);
  const [first] = problems.filter((problem) => problem.rule === rule);
  if (!first) throw new Error(`The case of the rule ${rule} does not break it.`);
  const text = reportText({ problems: [first], sourceOf }).split('\n\n')[0] ?? '';
  return `\`\`\`text\n${printable(text)}\n\`\`\``;
}

/** Escapes bytes and characters of a case that cannot be shown on a page. */
function printable(text: string): string {
  return [...text].map((character) => (character < ' ' && character !== '\n' ? '?' : character)).join('');
}
