import type { UiSchema } from '@rjsf/utils';
import type { LanguageSchema } from '../../engine/authoring';

/** What a property is called in the form, and the sentence that helps. `path`: names of properties from the sheet inward, `*` for entries. */
export type PropertyWords = (path: readonly string[]) => { readonly title: string; readonly help: string } | null;

/** Fields by the annotation of the language that asks for them. */
const fieldsByKind: Readonly<Record<string, string>> = {
  text: 'WordsField',
  expression: 'FormulaField',
  value: 'ValueField',
  cell: 'ValueField',
  contract: 'JsonField',
  answer: 'JsonField',
  sample: 'JsonField',
  json: 'JsonField',
};

/** What a word that a property allows stands for, null where it stands for itself. */
export type AllowedWords = (word: string) => string | null;

/** Which field draws which property of a sheet, and what it is called. */
export function uiSchemaOf(
  schema: LanguageSchema,
  words: PropertyWords,
  allowed: AllowedWords,
  path: readonly string[] = [],
  isOptional = false,
): UiSchema {
  const field = fieldOf(schema, isOptional);
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const said = path.length === 0 ? null : words(path);
  return {
    ...(field !== undefined && { 'ui:field': field }),
    // They say themselves what is wrong with them.
    ...((field === 'FormulaField' || field === 'TimeField') && { 'ui:hideError': true }),
    ...(said && { 'ui:title': said.title, 'ui:description': said.help }),
    ...(Array.isArray(schema.enum) && { 'ui:enumNames': schema.enum.map((value) => allowed(String(value)) ?? String(value)) }),
    ...(path.length === 0 && { 'ui:submitButtonOptions': { norender: true } }),
    ...Object.fromEntries(
      Object.entries(Object(schema.properties)).map(([name, property]) => [
        name,
        uiSchemaOf(Object(property), words, allowed, [...path, name], !required.has(name)),
      ]),
    ),
    ...(typeof schema.items === 'object' && { items: uiSchemaOf(Object(schema.items), words, allowed, [...path, '*']) }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: uiSchemaOf(Object(schema.additionalProperties), words, allowed, [...path, '*']),
    }),
  };
}

function fieldOf(schema: LanguageSchema, isOptional: boolean): string | undefined {
  if (schema['x-registry'] !== undefined || (schema['x-names'] !== undefined && schema.type === 'string')) return 'NameField';
  if (schema['x-input'] === 'local-time') return 'TimeField';
  if (schema.type === 'boolean') return 'YesNoField';
  if (typeof schema.const === 'string') return 'KindField';
  return fieldsByKind[String(schema['x-kind'])] ?? (isOptional && schema.properties !== undefined ? 'OptionalPartField' : undefined);
}
