import type { Language, PackEntry, SearchWords } from '../../engine';
import { type ContentFolder, contentBelow, type PlacedContent } from '../answers/content-tree';
import type { MenuItem } from '../answers/side-menu';
import type { ListedGroup, ListedService } from '../services-list/services-list';

/** Something that the search can find. */
export interface SearchPlace {
  /** Tells it apart from every other place. */
  readonly key: string;
  readonly title: string;
  /** Language of a title of the office that is not translated. */
  readonly language?: Language;
  /** Group of the services list; null for what is in none. */
  readonly group: string | null;
  readonly intro: string;
  readonly alsoKnownAs: readonly string[];
  /** What it leads to: a service as this visitor's list has it, a screen of the portal, a folder in one or a file in it, or a page of the office. */
  readonly leads:
    | { readonly kind: 'service'; readonly service: ListedService }
    | { readonly kind: 'screen'; readonly route: string }
    | { readonly kind: 'folder'; readonly address: string }
    /** A file, by the folder in which it lies. */
    | { readonly kind: 'file'; readonly address: string }
    | { readonly kind: 'page'; readonly item: Pick<MenuItem, 'target' | 'kind' | 'newTab'> };
}

/** What the search of a visitor knows. */
export interface SearchSources {
  /** The file of the pack. */
  readonly words: readonly SearchWords[];
  /** The visitor's services list. */
  readonly groups: readonly ListedGroup[];
  readonly screens: readonly PackEntry[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly menu: readonly MenuItem[];
  /** The office's trees of content, as far as they are known; `title` is that of the screen which shows the tree. */
  readonly trees: readonly { readonly title: string; readonly root: ContentFolder }[];
}

/**
 * Everything that a visitor can find: the services of the list, titled as there; screens that have words of their own and are not turned off;
 * what else the office's menu has, and the folders, pages and files of its content. A service that is not in the list is not found.
 */
export function searchPlaces({ words, groups, screens, config, menu, trees }: SearchSources): readonly SearchPlace[] {
  const wordsAt = new Map(words.map((entry) => [entry.route, entry]));
  const services = groups.flatMap((group) => group.services.map((service) => serviceAt(service, group.title, wordsAt.get(service.route))));
  const listed = new Set(services.flatMap(({ leads }) => (leads.kind === 'service' ? [leads.service.route] : [])));
  const others = screens
    .filter(({ group, flag }) => group === undefined && (flag === undefined || config[flag] === true))
    .flatMap(({ route, variants = [] }) => [route, ...variants.map((variant) => variant.route)])
    .flatMap((route) => {
      const found = wordsAt.get(route);
      return found && !listed.has(route) ? [screenAt(found)] : [];
    });
  const known = new Set([...listed, ...others.map(({ key }) => key)]);
  const pages = menu.filter(({ target }) => !known.has(target)).map(pageAt);
  const inMenu = new Set(pages.map(({ leads }) => (leads.kind === 'page' ? leads.item.target : '')));
  const contents = trees
    .flatMap(({ title, root }) => contentBelow(root).map((content) => contentAt(content, title)))
    .filter(({ leads }) => leads.kind !== 'page' || !inMenu.has(leads.item.target));
  return [...services, ...others, ...pages, ...new Map(contents.map((place) => [place.key, place])).values()];
}

function serviceAt(service: ListedService, group: string, words: SearchWords | undefined): SearchPlace {
  const { intro = '', alsoKnownAs = [] } = words ?? {};
  return { key: service.key, title: service.title, group, intro, alsoKnownAs, leads: { kind: 'service', service } };
}

function screenAt({ route, title, intro, alsoKnownAs }: SearchWords): SearchPlace {
  return { key: route, title, group: null, intro, alsoKnownAs, leads: { kind: 'screen', route } };
}

function contentAt(content: PlacedContent, tree: string): SearchPlace {
  const group = [tree, ...content.above].join(' › ');
  const place = { group, intro: '', alsoKnownAs: [] };
  if (content.kind === 'folder') {
    const { name, language, address } = content.folder;
    return { ...place, key: address, title: name, ...inLanguage(language), leads: { kind: 'folder', address } };
  }
  if (content.kind === 'file') {
    const { name, language } = content.file;
    const { address } = content;
    return { ...place, key: `file ${address} ${name}`, title: name, ...inLanguage(language), leads: { kind: 'file', address } };
  }
  const { name, language, fileName } = content.page;
  return {
    ...place,
    key: `page ${fileName}`,
    title: name,
    ...inLanguage(language),
    leads: { kind: 'page', item: { target: fileName, kind: 'STRONA_WLASNA', newTab: false } },
  };
}

function inLanguage(language: Language | null): Pick<SearchPlace, 'language'> {
  return language === null ? {} : { language };
}

function pageAt(item: MenuItem): SearchPlace {
  return { key: `menu ${item.key}`, title: item.label, group: null, intro: '', alsoKnownAs: [], leads: { kind: 'page', item } };
}
