/** The version of the definition language that this program reads. It stands in `portal.json` as `definitionVersion`. */
export const currentVersion = 2;
