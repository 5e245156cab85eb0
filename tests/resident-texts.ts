import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExpression, type Language } from '../engine';
import { portalSchema, serviceSchema, walkDefinition } from '../engine/authoring';
import { sampleAccountTexts } from '../sample-office/seed/accounts/account-texts';
import { sampleContact, sampleContactEntries } from '../sample-office/seed/shell/contact';
import { information } from '../sample-office/seed/shell/content/information';
import { samplePages } from '../sample-office/seed/shell/content/pages';
import { procedures } from '../sample-office/seed/shell/content/procedures';
import { sampleDeclaration } from '../sample-office/seed/shell/declaration';
import { sampleMenu } from '../sample-office/seed/shell/menu';
import { personalGroups } from '../sample-office/seed/shell/services/personal-groups';
import { publicGroups } from '../sample-office/seed/shell/services/public-groups';
import { sampleSettings } from '../sample-office/seed/shell/settings';
import { sampleTiles } from '../sample-office/seed/shell/tiles';
import { languages } from './languages';

/** A text for residents, and where it is. */
export interface ResidentText {
  readonly language: Language;
  readonly place: string;
  readonly text: string;
}

/**
 * Every text for residents, in every language: catalogue, definitions, answers and letters of the office, and the content of the sample
 * office.
 */
export function residentTexts(): readonly ResidentText[] {
  return [...catalogues(), ...definitions(), ...officeTexts()];
}

/** The text without HTML tags. */
export function readWords(text: string): string {
  return text.replace(/<[^>]*>/g, '\n').replace(/&nbsp;/g, '\u00a0');
}

function catalogues(): readonly ResidentText[] {
  return ['definitions/texts', 'server/texts/catalogue'].flatMap((folder) =>
    languages.flatMap((language) => fromFile(join(folder, `${language}.json`), language)),
  );
}

function definitions(): readonly ResidentText[] {
  const portalWalk = { ...portalSchema, $defs: { ...asObject(serviceSchema.$defs), ...asObject(portalSchema.$defs) } };
  const folders = ['screens', 'services'].flatMap((kind) =>
    readdirSync(join('definitions', kind)).map((name) => join('definitions', kind, name)),
  );
  return [
    ...polishOf('definitions/portal.json', portalWalk),
    ...languages.slice(1).flatMap((language) => fromFile(`definitions/portal.${language}.json`, language)),
    ...languages.slice(1).flatMap((language) =>
      readdirSync('definitions/values')
        .filter((file) => file.endsWith(`.${language}.json`))
        .flatMap((file) => fromFile(join('definitions/values', file), language)),
    ),
    ...folders.flatMap((folder) => {
      const [own = ''] = readdirSync(folder).filter((file) => file === 'screen.json' || file === 'service.json');
      return [
        ...polishOf(join(folder, own), serviceSchema),
        ...languages.slice(1).flatMap((language) => fromFile(join(folder, `${language}.json`), language)),
      ];
    }),
  ];
}

function polishOf(file: string, schema: Parameters<typeof walkDefinition>[1]): readonly ResidentText[] {
  const found: ResidentText[] = [];
  walkDefinition(JSON.parse(readFileSync(file, 'utf8')), schema, ({ kind, value, key, path }) => {
    // Titles in the contract of an answer are for authors.
    const isContract = path[0] === 'state' || (path[0] === 'sources' && path.includes('response'));
    const isText = kind === 'text' || (kind === 'cell' && typeof value === 'string' && !isExpression(value));
    if (isText && !isContract)
      found.push(...sentencesOf(value).map((text) => ({ language: 'pl' as const, place: `${file} ${key}`, text })));
  });
  return found;
}

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const { text, plural } = asObject(value);
  return typeof text === 'string' ? [text] : Object.values(asObject(plural)).filter((form) => typeof form === 'string');
}

function fromFile(file: string, language: Language): readonly ResidentText[] {
  return Object.entries(asObject(JSON.parse(readFileSync(file, 'utf8')))).flatMap(([key, entry]) =>
    key === '$schema' ? [] : stringsIn(entry).map((text) => ({ language, place: `${file} ${key}`, text })),
  );
}

function officeTexts(): readonly ResidentText[] {
  const sources = {
    accountTexts: sampleAccountTexts,
    contact: [sampleContact, sampleContactEntries],
    content: [information, procedures, samplePages()],
    declaration: sampleDeclaration,
    menu: [sampleMenu, sampleTiles, sampleSettings],
    services: [publicGroups, personalGroups],
  };
  return Object.entries(sources).flatMap(([place, source]) => localTexts(source, `server ${place}`));
}

/** Every object with texts by language, at any depth. */
function localTexts(value: unknown, place: string): readonly ResidentText[] {
  if (Array.isArray(value)) return value.flatMap((item) => localTexts(item, place));
  const object = asObject(value);
  if (typeof object.pl === 'string') {
    return languages.flatMap((language) => {
      const text = object[language];
      return typeof text === 'string' ? [{ language, place, text }] : [];
    });
  }
  return Object.entries(object).flatMap(([name, inner]) => localTexts(inner, `${place}.${name}`));
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.values(asObject(value)).flatMap(stringsIn);
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
