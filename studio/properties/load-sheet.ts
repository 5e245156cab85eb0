import { sheetValidators } from 'virtual:sheet-validators';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import type { PropertySheet } from '../../engine/authoring';

/** A property sheet with what a form needs to draw it. */
export interface LoadedSheet {
  readonly kind: string;
  readonly schema: RJSFSchema;
  readonly validator: ValidatorType;
}

const loaded = new Map<string, Promise<LoadedSheet>>();

/** Loads the validator of a sheet once. A kind that the portal adds to the language has none: the checker on the server judges it alone. */
export function loadSheet(sheet: PropertySheet): Promise<LoadedSheet> {
  const known = loaded.get(sheet.kind);
  if (known !== undefined) return known;
  const promise = validatorOf(sheet);
  loaded.set(sheet.kind, promise);
  promise.catch(() => loaded.delete(sheet.kind));
  return promise;
}

async function validatorOf({ kind, schema }: PropertySheet): Promise<LoadedSheet> {
  const load = Object.hasOwn(sheetValidators, kind) ? sheetValidators[kind] : undefined;
  const built = await load?.();
  // The schema of the build is taken when it is the same: rjsf compares the two.
  return built !== undefined && JSON.stringify(built.schema) === JSON.stringify(schema)
    ? { kind, schema: built.schema, validator: createPrecompiledValidator(built.validators, built.schema) }
    : { kind, schema: schema as RJSFSchema, validator: openValidator };
}

/** A validator that leaves every judgement to the checker of the server, for sheets that were not known when the editor was built. */
const openValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: () => true,
};
