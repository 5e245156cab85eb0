import { mainOffice } from '../../pack/answer-reading';
import type { CompiledPack, CurrentPack, OfficeAccess, PackEntry } from '../../pack/pack-index';
import { contentHash } from '../../values/content-hash';
import type { Language } from '../../values/language';
import { languageWith } from '../source/language-in-use';
import type { LoadedPack, LoadedService, TextEntry } from '../source/loaded-pack';
import { compileService, type ServiceFiles } from './compile-service';
import { packIndex, servicesInOrder } from './pack-index';
import { serviceInput } from './service-input';
import { serviceSchemas } from './service-validators';
import { flatCatalogue } from './translate';
import { validatorsModule } from './validators-module';

/** Compiles packs and remembers services, so that a pack with one edited service costs one service. */
export interface Compiler {
  compile(pack: LoadedPack): CompiledPack;
}

interface Remembered {
  readonly inputKey: string;
  readonly files: ServiceFiles;
  readonly schemasKey: string;
  readonly validators: string | null;
}

// Forms of a service: that of the base pack, and those of the municipalities that have one of their own, or an author's last edits.
const rememberedForms = 4;

/** Makes a compiler with an empty memory. Of each service it remembers the forms that it was compiled in last, in whichever pack. */
export function createCompiler(): Compiler {
  const memory = new Map<string, readonly Remembered[]>();
  return {
    compile(pack) {
      const compiled = new Map<string, Remembered>();
      for (const service of pack.services) {
        if (service.definition.hidden === true) continue;
        const forms = memory.get(service.slug) ?? [];
        const made = compileRemembering(service, pack, forms);
        compiled.set(service.slug, made);
        memory.set(service.slug, [made, ...forms.filter((form) => form !== made)].slice(0, rememberedForms));
      }
      return packOf(pack, (slug) => compiled.get(slug)?.files);
    },
  };
}

/** Compiles a checked pack. The same pack gives the same bytes. */
export function compilePack(pack: LoadedPack): CompiledPack {
  return createCompiler().compile(pack);
}

function compileRemembering(service: LoadedService, pack: LoadedPack, forms: readonly Remembered[]): Remembered {
  const inUse = languageWith(pack.surroundings.kinds);
  const input = serviceInput(service, pack.calls, pack.portal.languages, inUse);
  const inputKey = JSON.stringify(input);
  const same = forms.find((form) => form.inputKey === inputKey);
  if (same) return same;
  const schemas = serviceSchemas(input.definition, inUse);
  const schemasKey = JSON.stringify(schemas);
  const known = forms.find((form) => form.schemasKey === schemasKey);
  const validators = known ? known.validators : validatorsOf(schemas);
  return { inputKey, files: compileService(input, validators, inUse), schemasKey, validators };
}

function validatorsOf(schemas: Parameters<typeof validatorsModule>[0]): string | null {
  return Object.keys(schemas).length === 0 ? null : validatorsModule(schemas);
}

function packOf(pack: LoadedPack, filesOf: (slug: string) => ServiceFiles | undefined): CompiledPack {
  const files = new Map<string, string>();
  const indexes = pack.portal.languages.map((language) => {
    const texts = JSON.stringify(flatCatalogue(textsWithFallback(pack, language)));
    const textsHash = contentHash(texts);
    files.set(`texts.${language}.${textsHash}.json`, texts);
    const titleOf = (service: LoadedService): string => filesOf(service.slug)?.entries[language]?.title ?? '';
    const entries = servicesInOrder(pack, language, titleOf).flatMap((service): PackEntry[] => {
      const entry = filesOf(service.slug)?.entries[language];
      return entry ? [entry] : [];
    });
    return { language, index: packIndex(pack, language, entries, textsHash) };
  });
  for (const { slug } of pack.services) for (const [name, content] of filesOf(slug)?.files ?? []) files.set(name, content);

  const version = contentHash(JSON.stringify(indexes));
  const names: Partial<Record<Language, string>> = {};
  for (const { language, index } of indexes) {
    const name = `index.${language}.${version}.json`;
    names[language] = name;
    files.set(name, JSON.stringify({ version, ...index }));
  }
  files.set('current.json', JSON.stringify({ version, indexes: names } satisfies CurrentPack));
  return { version, files, offices: officeAccesses(pack) };
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
