declare module 'virtual:sheet-validators' {
  /** Validators of the property sheets of the standard language, by the kind of part. */
  export const sheetValidators: Readonly<
    Record<
      string,
      () => Promise<{
        readonly schema: import('@rjsf/utils').RJSFSchema;
        readonly validators: import('@rjsf/validator-ajv8').ValidatorFunctions;
      }>
    >
  >;
}
