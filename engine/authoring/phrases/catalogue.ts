// What the engine says to authors: a phrase is an id with values, and a catalogue has a template for each id in each language.

/** The languages in which authors are spoken to. */
export const authorLanguages = ['en', 'pl'] as const;

/** A language in which authors are spoken to. */
export type AuthorLanguage = (typeof authorLanguages)[number];

/** Something said, apart from the language: it can be kept, sent as JSON, and worded later. */
export interface Phrase<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, PhraseValue>>;
}

/** What is put into a template: a name or number as it is, or a phrase in the same language. */
export type PhraseValue = string | number | Phrase;

/** Forms of a sentence by the number `by`, one for each plural form of the language. */
export interface PluralTemplate extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly by: string;
  readonly other: string;
}

/** A sentence with `{name}` where a value goes. */
export type Template = string | PluralTemplate;

/** The templates of the original language, by id. */
export type Templates = Readonly<Record<string, Template>>;

/** A template for each id of the original; a function where a language says more than the values do. */
export type Translation<Original extends Templates> = {
  readonly [Id in keyof Original]: Template | ((values: Readonly<Record<string, string>>) => string);
};

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends '' | `${string} ${string}` | `${number}` ? never : Name) | NamesIn<Rest>
  : never;

type SlotsOf<Sentence extends Template> = Sentence extends string
  ? NamesIn<Sentence>
  : Sentence extends { readonly by: infer By extends string; readonly other: infer Other extends string }
    ? By | NamesIn<Other>
    : never;

/** The values of a template as arguments: none where it has no slots. */
type ValuesOf<Sentence extends Template> = [SlotsOf<Sentence>] extends [never]
  ? []
  : [values: { readonly [Name in SlotsOf<Sentence>]: PhraseValue }];

/** A catalogue of phrases. */
export interface Catalogue<Original extends Templates> {
  /** Says something; a missing or superfluous value is an error of types. */
  say<Id extends keyof Original & string>(id: Id, ...values: ValuesOf<Original[Id]>): Phrase<Id>;
  /** Words a phrase in a language. Something that is a text already is the same in all. */
  word(said: Phrase | string, language: AuthorLanguage): string;
}

/** Makes a catalogue of the English templates and their translations. */
export function catalogueOf<const Original extends Templates>(
  en: Original,
  translations: { readonly pl: Translation<Original> },
): Catalogue<Original> {
  const all: Readonly<Record<AuthorLanguage, Translation<Templates>>> = { en, ...translations };
  const word = (said: PhraseValue, language: AuthorLanguage): string => {
    if (typeof said !== 'object') return String(said);
    const template = all[language][said.id];
    if (template === undefined) throw new Error(`The catalogue has no phrase ${said.id}.`);
    const entries = Object.entries(said.values ?? {});
    const values = Object.fromEntries(entries.map(([name, value]) => [name, word(value, language)]));
    if (typeof template === 'function') return template(values);
    return formOf(template, said, language).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    );
  };
  return { say: (id, ...[values]) => (values === undefined ? { id } : { id, values }), word };
}

function formOf(template: Template, { values = {} }: Phrase, language: AuthorLanguage): string {
  if (typeof template === 'string') return template;
  const form = new Intl.PluralRules(language).select(Number(values[template.by]));
  return template[form] ?? template.other;
}

/** The names of the slots of a template. */
export function slotsOf(template: Template): readonly string[] {
  const sentences = typeof template === 'string' ? [template] : Object.values(template);
  const names = sentences.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const all = new Set(typeof template === 'string' ? names : [template.by, ...names]);
  return [...all].filter((name) => !/^\d+$/.test(name)).sort();
}
