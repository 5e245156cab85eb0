import { type Language, originalLanguage, readInputs, type ScreenContext, type ServiceInputs } from '../../../engine';
import type { PreviewPack } from './preview-pack';

/** Where the page of a preview is: its address with the query, and what the screen before it passed on. */
export interface ShownPlace {
  readonly address: string;
  readonly state: Readonly<Record<string, unknown>>;
}

/** The screen of a preview as its page has it open. */
export interface ShownScreen extends Pick<ScreenContext, 'state' | 'variant'> {
  readonly slug: string;
  readonly inputs: ServiceInputs;
  /** The query of its address, as far as the definition reads it beside its params. */
  readonly address: Readonly<Record<string, string>>;
}

/** The screen at a place of a preview, read as the page itself reads it; null where the pack has none there. */
export function screenAt({ pack }: PreviewPack, place: ShownPlace, language: Language = originalLanguage): ShownScreen | null {
  const { pathname, searchParams } = addressIn(place.address);
  const { services, shell } = pack.index(language);
  const path = pathname === '/' ? shell.start : pathname.replace(/\/+$/, '');
  for (const { slug, route, variants = [] } of services) {
    const variant = variants.find((each) => each.route === path)?.id ?? null;
    const definition = route === path || variant !== null ? pack.service(slug, language)?.definition : undefined;
    if (definition === undefined) continue;
    const query = Object.fromEntries(searchParams);
    const { state = {}, address = {} } = definition;
    const read = (name: string) => Object.hasOwn(address, name) || (Object.hasOwn(state, name) && state[name]?.inAddress === true);
    return {
      slug,
      variant,
      inputs: readInputs(definition, query, pack.kinds),
      state: Object.fromEntries(Object.entries(place.state).filter(([name]) => Object.hasOwn(state, name))),
      address: Object.fromEntries(Object.entries(query).filter(([name]) => read(name))),
    };
  }
  return null;
}

const anyOrigin = 'http://localhost';

function addressIn(text: string): URL {
  const isPath = text.startsWith('/') && URL.canParse(anyOrigin + text);
  return new URL(isPath ? anyOrigin + text : anyOrigin);
}
