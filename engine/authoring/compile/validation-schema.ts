import type { Contract } from '../../language.generated';

const datePattern = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';

/** Contract formats as patterns, because Ajv's own formats would need code of another package in the browser. */
const formatPatterns = {
  date: `^${datePattern}$`,
  'date-time': `^${datePattern}[ T](?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:?\\d{2})?$`,
} as const;

/** A JSON Schema (draft-07) with only the words of a contract that say whether data fit it. */
export type ValidationSchema = Readonly<Record<string, unknown>>;

/** The schema by which answers and form data are validated. Fields that the contract does not name are allowed. */
export function validationSchema(contract: Contract): ValidationSchema {
  const {
    title: _title,
    description: _description,
    default: _default,
    examples: _examples,
    format,
    properties,
    items,
    ...limits
  } = contract;
  const pattern = format === undefined ? contract.pattern : both(formatPatterns[format], contract.pattern);
  return {
    ...limits,
    ...(pattern !== undefined && { pattern }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, validationSchema(field)])),
    }),
    ...(items && { items: validationSchema(items) }),
  };
}

/** A pattern that matches what both match. */
function both(first: string, second: string | undefined): string {
  return second === undefined ? first : `(?=${first})^(?=[\\s\\S]*(?:${second}))`;
}
