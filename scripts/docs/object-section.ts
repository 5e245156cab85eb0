import { polishTitle } from '../../engine/authoring';
import { definitionJson } from '../new-service/definition-json';
import type { Examples } from './examples';
import type { LanguageObject, LanguageProperty } from './schema-reference';
import { english, say, type Tongue } from './words';

const longestInline = 60;

const columns = ['column-property', 'column-allowed', 'column-without', 'column-meaning', 'column-example'] as const;

/**
 * A section about an object of the language: its description, a table of properties with an example each, and a complete example if the
 * object is long.
 */
export function objectSection(
  object: LanguageObject,
  level: number,
  examples: Pick<Examples, 'valueOf' | 'instanceOf'>,
  tongue: Tongue = english,
): string {
  const { tell, sentence } = tongue;
  const shown = object.properties.map((property) => ({ property, example: inline(examples.valueOf(object.node, property.name)) }));
  const rows = shown.map(({ property, example }) => row(property, example, tongue));
  const instance = examples.instanceOf(object.node);
  const needsWhole = instance !== undefined && shown.some(({ example }) => example === below);
  return [
    `${'#'.repeat(level)} ${object.name}`,
    sentence(object.description),
    [`| ${columns.map((id) => tell(say(id))).join(' | ')} |`, '|---|---|---|---|---|', ...rows].join('\n'),
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

function row(
  { name, type, required, description, default: fallback }: LanguageProperty,
  example: string,
  { tell, sentence, language }: Tongue,
): string {
  const without = required ? tell(say('must-be-given')) : fallback === null ? '' : `\`${fallback}\``;
  const title = language === 'pl' ? polishTitle(name) : null;
  const titles = title === null ? [] : [title];
  return `| ${[`\`${name}\``, ...titles].join('<br>')} | ${cell(type)} | ${without} | ${cell(sentence(description))} | ${example === below ? tell(say('below')) : cell(example)} |`;
}

function inline(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length <= longestInline ? `\`${text}\`` : below;
}
