/** Languages of the portal, in the order in which they are offered. The first is the default. */
export const languages = ['pl', 'en', 'de', 'uk'] as const;

/** A language of the portal as an ISO 639-1 code. */
export type Language = (typeof languages)[number];

/** Looks up a text of the catalogue (`definitions/texts`) by key and fills its `{{name}}` places; `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
