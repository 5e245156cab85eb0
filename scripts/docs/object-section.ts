import { definitionJson } from '../new-service/definition-json';
import type { Examples } from './examples';
import type { LanguageObject, LanguageProperty } from './schema-reference';

const longestInline = 60;

/**
 * A section about an object of the language: its description, a table of properties with an example each, and a complete example if the
 * object is long.
 */
export function objectSection(object: LanguageObject, level: number, examples: Pick<Examples, 'valueOf' | 'instanceOf'>): string {
  const shown = object.properties.map((property) => ({ property, example: inline(examples.valueOf(object.node, property.name)) }));
  const rows = shown.map(({ property, example }) => row(property, example));
  const instance = examples.instanceOf(object.node);
  const needsWhole = instance !== undefined && shown.some(({ example }) => example === below);
  return [
    `${'#'.repeat(level)} ${object.name}`,
    object.description,
    ['| property | what may stand there | without it | meaning | example |', '|---|---|---|---|---|', ...rows].join('\n'),
    ...(needsWhole ? [fenced(instance)] : []),
  ].join('\n\n');
}

/** A piece of JSON as a code block. */
export function fenced(value: unknown): string {
  return `\`\`\`json\n${definitionJson(value).trimEnd()}\n\`\`\``;
}

/** Escapes a text for a cell of a table. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

const below = 'below';

function row({ name, type, required, description, default: fallback }: LanguageProperty, example: string): string {
  const without = required ? 'must be given' : fallback === null ? '' : `\`${fallback}\``;
  return `| \`${name}\` | ${cell(type)} | ${without} | ${cell(description)} | ${example === below ? below : cell(example)} |`;
}

function inline(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length <= longestInline ? `\`${text}\`` : below;
}
