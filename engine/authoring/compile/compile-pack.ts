import { mainOffice } from '../../pack/answer-reading';
import type { CompiledPack, CurrentPack, OfficeAccess, PackEntry } from '../../pack/pack-index';
import { contentHash } from '../../values/content-hash';
import type { Language } from '../../values/language';
import { languageWith } from '../source/language-in-use';
import type { LoadedPack, LoadedService, TextEntry } from '../source/loaded-pack';
import { compileService, type ServiceFiles } from './compile-service';
import { contentCalls } from './content-calls';
import { callsFurther } from './further-calls';
import { keptCalls } from './kept-calls';
import { packIndex, servicesInOrder } from './pack-index';
import { currencyIn, serviceInput } from './service-input';
import { serviceSchemas } from './service-validators';
import { flatCatalogue } from './translate';
import { keptValidatorsModule } from './validators-module';

/** Compiles packs and remembers services, so that a pack with one edited service costs one service. */
export interface Compiler {
  compile(pack: LoadedPack): CompiledPack;
  /** Compiles the services one by one and keeps them, so that whoever has other things to do does them between. */
  prepare(pack: LoadedPack): Generator<void>;
}

interface Remembered {
  readonly inputKey: string;
  readonly files: ServiceFiles;
}

/** What all services of a pack are compiled with. */
interface Around {
  readonly calls: LoadedPack['calls'];
  readonly values: LoadedPack['values'];
  readonly kinds: LoadedPack['surroundings']['kinds'];
  /** The languages, with the currency in each, as one text. */
  readonly currencies: string;
}

/** What a service that a checker gives again, as the same object, was compiled with and to. */
interface Latest {
  readonly around: Around;
  readonly made: Remembered;
}

// Forms of a service: that of the base pack, and those of the municipalities that have one of their own, or an author's last edits.
const rememberedForms = 4;

/** Makes a compiler with an empty memory. Of each service it remembers the forms that it was compiled in last, in whichever pack. */
export function createCompiler(): Compiler {
  const memory = new Map<string, readonly Remembered[]>();
  const latest = new WeakMap<LoadedService, Latest>();
  const compiled = (service: LoadedService, pack: LoadedPack, around: Around): Remembered => {
    const known = latest.get(service);
    if (known && isSameAround(known.around, around)) return known.made;
    const forms = memory.get(service.slug) ?? [];
    const made = compileRemembering(service, pack, forms);
    latest.set(service, { around, made });
    memory.set(service.slug, [made, ...forms.filter((form) => form !== made)].slice(0, rememberedForms));
    return made;
  };
  const shown = ({ services }: LoadedPack) => services.filter(({ definition }) => definition.hidden !== true);
  return {
    compile(pack) {
      const around = aroundServices(pack);
      const made = new Map(shown(pack).map((service) => [service.slug, compiled(service, pack, around)]));
      return packOf(pack, (slug) => made.get(slug)?.files);
    },
    *prepare(pack) {
      const around = aroundServices(pack);
      for (const service of shown(pack)) {
        compiled(service, pack, around);
        yield;
      }
    },
  };
}

/** Compiles a checked pack. The same pack gives the same bytes. */
export function compilePack(pack: LoadedPack): CompiledPack {
  return createCompiler().compile(pack);
}

function aroundServices({ calls, values, surroundings, texts, portal }: LoadedPack): Around {
  return { calls, values, kinds: surroundings.kinds, currencies: JSON.stringify([portal.languages, currencyIn(texts, portal.languages)]) };
}

function isSameAround(left: Around, right: Around): boolean {
  return left.calls === right.calls && left.values === right.values && left.kinds === right.kinds && left.currencies === right.currencies;
}

function compileRemembering(service: LoadedService, pack: LoadedPack, forms: readonly Remembered[]): Remembered {
  const inUse = languageWith(pack.surroundings.kinds);
  const input = serviceInput(service, pack, inUse);
  const inputKey = JSON.stringify(input);
  const same = forms.find((form) => form.inputKey === inputKey);
  if (same) return same;
  const schemas = serviceSchemas(input.definition, inUse);
  const validators = Object.keys(schemas).length === 0 ? null : keptValidatorsModule(schemas);
  return { inputKey, files: compileService(input, validators, inUse) };
}

function packOf(pack: LoadedPack, filesOf: (slug: string) => ServiceFiles | undefined): CompiledPack {
  const files = new Map<string, string>();
  const indexes = pack.portal.languages.map((language) => {
    const texts = flatCatalogue(textsWithFallback(pack, language));
    const titleOf = (service: LoadedService): string => filesOf(service.slug)?.entries[language]?.title ?? '';
    const entries = servicesInOrder(pack, language, titleOf).flatMap((service): PackEntry[] => {
      const entry = filesOf(service.slug)?.entries[language];
      return entry ? [entry] : [];
    });
    const found = JSON.stringify(entries.flatMap(({ slug }) => filesOf(slug)?.found[language] ?? []));
    const searchHash = contentHash(found);
    files.set(`search.${language}.${searchHash}.json`, found);
    const index = packIndex(pack, language, entries, { texts, searchHash });
    return { language, index: callsFurther(index) ? { ...index, furtherFunctions: true } : index };
  });
  for (const { slug } of pack.services) for (const [name, content] of filesOf(slug)?.files ?? []) files.set(name, content);

  const contents = contentCalls(pack.calls, pack.portal);
  const kept = keptCalls(pack);
  const besides = [...(contents.length > 0 ? [contents] : []), ...(kept.length > 0 ? [{ kept }] : [])];
  const version = contentHash(JSON.stringify(besides.length > 0 ? [indexes, ...besides] : indexes));
  const names: Partial<Record<Language, string>> = {};
  for (const { language, index } of indexes) {
    const name = `index.${language}.${version}.json`;
    names[language] = name;
    files.set(name, JSON.stringify({ version, ...index }));
  }
  files.set('current.json', JSON.stringify({ version, indexes: names } satisfies CurrentPack));
  return { version, files, offices: officeAccesses(pack), contents, kept };
}

/** How the server reaches the offices that portal.json names. */
function officeAccesses({ portal }: LoadedPack): readonly OfficeAccess[] {
  return (portal.offices ?? []).map(({ id, url, headers = {}, session, timeLimit = 10 }) => ({
    id,
    url: url?.slice(1) ?? null,
    headers,
    session: session ?? (id === mainOffice ? 'token' : 'none'),
    timeLimit,
  }));
}

/** The catalogue of a language; what it lacks is Polish. */
function textsWithFallback(pack: LoadedPack, language: Language): Readonly<Record<string, TextEntry>> {
  return { ...pack.texts.pl, ...pack.texts[language] };
}
