import portal from '../definitions/portal.json' with { type: 'json' };

/** Languages that the portal offers, the first of which is that of the definitions. */
export const languages: readonly string[] = portal.languages;
