import type { Contract } from '../../language/language.generated';

/** A JSON Schema (draft-07) with only the words of a contract that say whether data fit it. */
export type ValidationSchema = Readonly<Record<string, unknown>>;

/** The schema by which answers and form data are validated. Fields that the contract does not name are allowed. */
export function validationSchema(contract: Contract): ValidationSchema {
  const { title: _title, description: _description, default: _default, examples: _examples, properties, items, ...limits } = contract;
  return {
    ...limits,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, validationSchema(field)])),
    }),
    ...(items && { items: validationSchema(items) }),
  };
}
