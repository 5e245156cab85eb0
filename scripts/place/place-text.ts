import {
  type AuthorLanguage,
  type Choice,
  type Completions,
  type Evaluation,
  type PlaceDescription,
  polishSentence,
  type Use,
  word,
} from '../../engine/authoring';

/** How an answer is told: paths for files, and the language. */
export interface Telling {
  readonly nameOf: (file: string) => string;
  readonly language: AuthorLanguage;
}

/** What stands at a place, as text. */
export function descriptionText(description: PlaceDescription, telling: Telling): string {
  const { path, help, type, required, value, layers, choices, members, original } = description;
  const kind = [type.kind, type.names, type.expects].filter((each) => each !== null).join(' ');
  const lines = [`${path === '' ? '/' : path}  ${kind}${required ? ', required' : ''}`];
  if (help !== null) lines.push(`  ${inLanguage(help, telling.language)}`);
  if (description.default !== undefined) lines.push(`  default: ${JSON.stringify(description.default)}`);
  if (value !== undefined) lines.push(`  value: ${shown(value)}`);
  for (const { place, value: said } of layers) lines.push(`  ${telling.nameOf(place.file)}:${place.line}:${place.column}  ${shown(said)}`);
  if (original) lines.push(`  ${telling.nameOf(original.place.file)}:${original.place.line}  ${original.text}`);
  for (const each of choices) lines.push(`  - ${choiceText(each, telling.language)}`);
  for (const { name, help: about, present } of members)
    lines.push(`  ${present ? '*' : '-'} ${name}: ${inLanguage(about ?? '', telling.language)}`);
  return lines.join('\n');
}

function choiceText({ value, label, help, sample, type }: Choice, language: AuthorLanguage): string {
  const about = [label, type === null ? null : word(type, language), help === null ? null : inLanguage(help, language), sample];
  return [typeof value === 'string' ? value : JSON.stringify(value), ...about.filter((each) => each !== null)].join(' · ');
}

/** What fits at a cursor, as text. */
export function completionsText({ items, more }: Completions, { language }: Telling): string {
  const lines = items.map(({ insert, type, sample, help }) => {
    const about = [type === null ? null : word(type, language), sample, help === null ? null : inLanguage(help, language)];
    return [insert, ...about.filter((each) => each !== null)].join(' · ');
  });
  return [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n');
}

/** What a formula gives, as text. */
export function evaluationText({ type, findings, results }: Evaluation, { language }: Telling): string {
  const values = results.map(({ value, fault }) => (fault ? word(fault, language) : shown(value)));
  const found = findings.map(({ start, end, rule, message }) => `${start}–${end}  ${rule}  ${word(message, language)}`);
  return [...(type === null ? [] : [word(type, language)]), ...found, ...values].join('\n');
}

/** What reads a thing, as text. */
export function usesText(uses: readonly Use[], { nameOf }: Telling): string {
  const lines = uses.map(({ place, kind, text, through }) =>
    [`${nameOf(place.file)}:${place.line}:${place.column}`, kind, text, ...(through.length > 0 ? [`(${through.join(' → ')})`] : [])].join(
      '  ',
    ),
  );
  return lines.length === 0 ? '0' : lines.join('\n');
}

function inLanguage(sentence: string, language: AuthorLanguage): string {
  return language === 'pl' ? (polishSentence(sentence) ?? sentence) : sentence;
}

const most = 200;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
