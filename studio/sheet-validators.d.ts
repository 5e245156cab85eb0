// The validators are made by the plugin sheetValidators while the editor is built.
declare module 'virtual:sheet-validators' {
  import type { RJSFSchema } from '@rjsf/utils';
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  /** A property sheet with the validators of all its parts. */
  interface BuiltSheet {
    readonly schema: RJSFSchema;
    readonly validators: ValidatorFunctions;
  }

  /** Loads the sheets of the standard language, by the kind of part. */
  export const sheetValidators: Readonly<Record<string, () => Promise<BuiltSheet>>>;
}
