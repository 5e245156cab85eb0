import type { Text } from '../../language/language.generated';
import type { OtherOffice } from '../../language/portal.generated';
import type { PackEntry, PackIndex } from '../../pack/pack-index';
import { onDark } from '../../values/dark-theme';
import type { Language } from '../../values/language';
import { plainTheme } from '../../values/theme-contrast';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { officeSpeech } from './answer-readings';
import { sessionIndex } from './session-index';
import { shellIndex } from './shell-index';
import { plainText, translateText } from './translate';

/** Colours of a pack that names none. */

/** The index of a pack in one language, without the version, which is worked out from all indexes. */
export function packIndex(
  pack: LoadedPack,
  language: Language,
  services: readonly PackEntry[],
  further: Pick<PackIndex, 'texts' | 'searchHash'>,
): Omit<PackIndex, 'version'> {
  const { portal } = pack;
  const translations = pack.portalTranslations[language] ?? {};
  const word = (text: Text | undefined, key: string): string => {
    if (text === undefined) return '';
    const entry = Object.hasOwn(translations, key) ? translations[key] : undefined;
    return plainText(entry === undefined ? text : translateText(text, entry));
  };
  const offices = Object.fromEntries(
    (portal.offices ?? []).map((office) => [office.id, officeSpeech(office, (status) => statusWord(office, status, word))] as const),
  );
  const theme = { ...plainTheme, ...portal.theme };
  return {
    language,
    languages: Object.fromEntries(portal.languages.map((offered) => [offered, languageName(pack, offered)])),
    office: {
      id: portal.id,
      name: word(portal.office.name, 'office.name'),
      portalName: word(portal.office.portalName, 'office.portalName'),
      officeName: word(portal.office.officeName, 'office.officeName'),
      address: portal.office.address ?? '',
      ...(portal.office.phone !== undefined && { phone: portal.office.phone }),
      ...(portal.office.securityContact !== undefined && { securityContact: portal.office.securityContact }),
      sample: portal.office.sample ?? false,
      arms: portal.office.arms ?? null,
    },
    theme: { ...theme, onDark: onDark(theme) },
    groups: portal.groups.map((group) => ({ id: group.id, title: word(group.title, `groups.${group.id}.title`) })),
    services,
    shell: shellIndex(pack, services, word),
    ...(Object.keys(offices).length > 0 && { offices }),
    session: sessionIndex(pack),
    features: portal.features ?? {},
    lastingFeatures: portal.lastingFeatures ?? [],
    taxNumber: portal.taxNumber ?? 'either',
    mostPdfRows: portal.mostPdfRows ?? 20_000,
    embedOrigins: portal.embedOrigins ?? [],
    ...(portal.formOrigins && { formOrigins: portal.formOrigins }),
    ...further,
  };
}

function statusWord({ id, statuses }: OtherOffice, status: string, word: (text: Text | undefined, key: string) => string): string | null {
  const text = statuses?.[status]?.opis;
  return text === undefined ? null : word(text, `offices.${id}.statuses.${status}.opis`);
}

/** The services of a pack in the order of its services list: by group, then by order, then by title in this language. */
export function servicesInOrder(
  pack: LoadedPack,
  language: Language,
  titleOf: (service: LoadedService) => string,
): readonly LoadedService[] {
  const groups = pack.portal.groups.map((group) => group.id);
  const collator = new Intl.Collator(language);
  const place = ({ definition }: LoadedService): readonly [number, number] => [
    definition.group === undefined ? groups.length : groups.indexOf(definition.group),
    definition.order ?? Number.POSITIVE_INFINITY,
  ];
  return pack.services
    .map((service) => ({ service, place: place(service), title: titleOf(service) }))
    .sort(
      (a, b) =>
        compare(a.place[0], b.place[0]) ||
        compare(a.place[1], b.place[1]) ||
        collator.compare(a.title, b.title) ||
        compare(a.service.slug, b.service.slug),
    )
    .map(({ service }) => service);
}

/** A language as it calls itself. */
function languageName({ texts }: LoadedPack, language: Language): string {
  const name = texts[language]?.['language.name'];
  return typeof name === 'string' ? name : language;
}

function compare<Key extends number | string>(a: Key, b: Key): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
