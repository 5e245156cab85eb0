import type { Contract, FieldUi } from '../../language/language.generated';
import type { ControlsForAuthors, FieldChoice } from '../../screen/control-authoring';
import { isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';
import { groupChoices } from './group-choices';
import { type FieldEdit, stepsIn } from './new-step';
import { asSchema, type LanguageRoot } from './part-schemas';

/** A field that a form is to have. */
export interface NewField {
  readonly choice: Pick<FieldChoice, 'contract' | 'ui' | 'rule'>;
  readonly label: string;
  /** What is said when it is left empty; null where it may be. */
  readonly required: string | null;
}

/** The fields that authors choose from, of all controls, in the order in which the language names these, then groups of fields. */
export function fieldChoices(schema: LanguageRoot, controls: ControlsForAuthors): readonly FieldChoice[] {
  const names: readonly unknown[] = Object(asSchema(asSchema(schema.$defs).FieldUi).properties).control.enum;
  const placeOf = ({ ui: { control } }: FieldChoice) => names.indexOf(control);
  const choices = new Set(Object.values(controls).flatMap((control) => control.choices ?? []));
  return [...[...choices].sort((left, right) => placeOf(left) - placeOf(right)), ...groupChoices];
}

/** Whether a part is a form with fields of its own. */
export function hasFields(part: JsonValue): boolean {
  return isJsonObject(part) && isJsonObject(part.schema) && isJsonObject(part.schema.properties);
}

/**
 * The edits by which a form gets a field: its data, its look, its checks with their messages, its place in the last step, and in what is sent,
 * where the form says these itself. Null for a part that has no fields, or a label without a letter.
 */
export function newField(
  form: JsonValue,
  { choice, label, required }: NewField,
): { readonly name: string; readonly edits: readonly FieldEdit[] } | null {
  if (!isJsonObject(form) || !isJsonObject(form.schema) || !isJsonObject(form.schema.properties)) return null;
  const name = freeFieldName(label, form.schema.properties);
  if (name === null) return null;
  const { contract, ui, rule } = choice;
  const known = Array.isArray(form.checks) ? form.checks : [];
  const ids = new Set(known.map((check) => (isJsonObject(check) ? check.id : null)));
  const checks = [
    ...(required === null
      ? []
      : [{ id: free(`${name}Wymagane`, ids), field: name, rule: 'required', ...(required.trim() !== '' && { message: required }) }]),
    ...(rule === undefined ? [] : [{ id: free(`${name}Poprawne`, ids), field: name, rule }]),
  ];
  const submit = isJsonObject(form.submit) ? form.submit : {};
  const step = stepsIn(form).at(-1);
  return {
    name,
    edits: [
      { path: `/schema/properties/${name}`, set: asJson({ ...contract, title: label.trim(), description: label.trim() }) },
      isJsonObject(form.ui) ? { path: `/ui/${name}`, set: asJson(ui) } : { path: '/ui', set: { [name]: asJson(ui) } },
      ...(checks.length === 0
        ? []
        : known.length === 0
          ? [{ path: '/checks', set: checks }]
          : checks.map((check) => ({ path: `/checks/${check.id}`, set: check }))),
      ...(step === undefined ? [] : [{ path: `/steps/${step.id}/fields`, set: [...step.fields, name] }]),
      ...(isJsonObject(submit.body) ? [{ path: `/submit/body/${name}`, set: `=form.${name}` }] : []),
    ],
  };
}

// Contracts and looks of fields are JSON by their schema.
function asJson(value: Contract | FieldUi): JsonValue {
  return JSON.parse(JSON.stringify(value));
}

const letters: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L' };
const longestName = 40;

/** A name that formulas can read, made of the words of a label. */
function freeFieldName(label: string, taken: JsonObject): string | null {
  const plain = label
    .replaceAll(/[łŁ]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words =
    plain
      .toLowerCase()
      .replace(/^[^a-z]+/, '')
      .match(/[a-z0-9]+/g) ?? [];
  const joined = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  const stem = joined.slice(0, longestName);
  if (stem === '') return null;
  return reserved.has(stem) ? numbered(stem, new Set(Object.keys(taken))) : free(stem, new Set(Object.keys(taken)));
}

function free(name: string, taken: ReadonlySet<unknown>): string {
  return taken.has(name) ? numbered(name, taken) : name;
}

function numbered(name: string, taken: ReadonlySet<unknown>): string {
  for (let number = 2; ; number += 1) if (!taken.has(`${name}${number}`)) return `${name}${number}`;
}

// Words that no formula can read as a name.
const reserved: ReadonlySet<string> = new Set(
  'as break const constructor continue else false for function if import in let loop null package prototype return true var void while'.split(
    ' ',
  ),
);
