import i18next from 'i18next';
import type {
  CompiledPack,
  CompiledService,
  ContentCall,
  CurrentPack,
  KeptCall,
  Language,
  MoreKinds,
  OfficeAccess,
  PackIndex,
  SearchWords,
  Translate,
} from '../../engine';
import { createPackFiles, type PackFile, type PackFiles } from './pack-files';

/** A compiled pack as the server itself reads it: what a browser fetches file by file, by name. */
export interface PublishedPack {
  readonly version: string;
  readonly files: ReadonlyMap<string, PackFile>;
  readonly current: CurrentPack;
  /** Offices that its portal.json names. */
  readonly offices: readonly OfficeAccess[];
  /** Calls that it answers itself. */
  readonly contents: readonly ContentCall[];
  /** Calls whose answers a browser may keep. */
  readonly kept: readonly KeptCall[];
  /** Kinds that its definitions may name besides the standard ones. */
  readonly kinds: MoreKinds | undefined;
  /** Index in a language; the first language of the pack when it lacks that one. */
  index(language: Language): PackIndex;
  /** A service in a language, null when the pack has none of this name. */
  service(slug: string, language: Language): CompiledService | null;
  /** What residents search for, in a language. */
  searchWords(language: Language): readonly SearchWords[];
  /** Texts of the catalogue in a language. */
  translate(language: Language): Translate;
}

/** Opens a compiled pack. Files are parsed when they are first asked for and kept; `held` holds those that other packs have too. */
export function openPack(pack: CompiledPack, kinds: MoreKinds | undefined, held: PackFiles = createPackFiles()): PublishedPack {
  const files = held.open(pack.files);
  const kept = new Map<string, unknown>();
  // The compiler wrote these files from checked definitions, so their shape is known.
  const file = <Content>(name: string): Content => {
    if (!kept.has(name)) kept.set(name, JSON.parse(files.get(name)?.content ?? 'null'));
    return kept.get(name) as Content;
  };
  const current = file<CurrentPack>('current.json');
  const translations = new Map<Language, Translate>();
  const index = (language: Language): PackIndex => file<PackIndex>(current.indexes[language] ?? Object.values(current.indexes)[0] ?? '');
  return {
    version: pack.version,
    files,
    current,
    offices: pack.offices ?? [],
    contents: pack.contents ?? [],
    kept: pack.kept ?? [],
    kinds,
    index,
    service(slug, language) {
      const { services, language: found } = index(language);
      const entry = services.find((candidate) => candidate.slug === slug);
      return entry ? file<CompiledService>(`${slug}.${found}.${entry.hash}.json`) : null;
    },
    searchWords(language) {
      const { language: found, searchHash } = index(language);
      return file<readonly SearchWords[]>(`search.${found}.${searchHash}.json`) ?? [];
    },
    translate(language) {
      const { language: found, texts } = index(language);
      const known = translations.get(found);
      if (known) return known;
      const made = translator(found, texts);
      translations.set(found, made);
      return made;
    },
  };
}

/** What documents and pages of the server say. The page of a resident speaks from the same catalogue by less code, see `translator` of the engine. */
function translator(language: Language, texts: Readonly<Record<string, string>>): Translate {
  const instance = i18next.createInstance({
    lng: language,
    resources: { [language]: { translation: texts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  return (key, values) => instance.t(key, { ...values });
}
