/** What a property is called in the form, and the sentence that helps. `path`: names of properties from the sheet inward, `*` for entries. */
export type PropertyWords = (path: readonly string[]) => { readonly title: string; readonly help: string } | null;
