import portal from '../definitions/portal.json' with { type: 'json' };

/** The languages that the portal offers. The first is that of the definitions. */
export const languages: readonly string[] = portal.languages;
