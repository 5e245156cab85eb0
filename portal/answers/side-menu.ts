import { failure, isRecord, leadsNowhere, leadsToScreen, type PackEntry, type Result, type ShellMenuItem, success } from '../../engine';

/** An item of the side menu as it is shown. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** Target as the office wrote it: not classified yet. */
  readonly target: string;
  /** STRONA_WLASNA, STRONA_WBUDOWANA, LINK, or what else the office sent. */
  readonly kind: string;
  readonly newTab: boolean;
}

/** Contact block of the side menu; null where the office gives nothing. */
export interface MenuContact {
  readonly name: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly phone: string | null;
  readonly fax: string | null;
  readonly email: string | null;
  readonly website: string | null;
}

/** The side menu of the office. */
export interface SideMenu {
  readonly items: readonly MenuItem[];
  readonly contact: MenuContact | null;
}

/** The visible menu items of the pack, in order. They are used until the office's menu is known, or if it cannot be loaded. */
export function defaultMenu(items: readonly ShellMenuItem[]): readonly MenuItem[] {
  return [...items]
    .filter(({ visible }) => visible)
    .sort((left, right) => left.position - right.position)
    .map(({ id, label, goTo }) => ({ key: id, label, target: goTo, kind: 'STRONA_WBUDOWANA', newTab: false }));
}

/** A screen as the index of a pack lists it, as far as its addresses go. */
type Screen = Pick<PackEntry, 'route' | 'variants'>;

/**
 * Reads the answer of the menu call: visible items by `pozycja`. An item without a name takes the pack's for the same page; a page of the
 * portal that is none of `screens` would lead nowhere and is left out.
 */
export function parseMenu(answer: unknown, defaults: readonly ShellMenuItem[], screens: readonly Screen[]): Result<SideMenu, null> {
  if (!isRecord(answer) || !Array.isArray(answer.menuBoczneElementy)) return failure(null);
  const isScreen = leadsToScreen(screens);
  const items = answer.menuBoczneElementy
    .flatMap((value, place) => itemOf(value, place, defaults))
    .filter(({ kind, target }) => (kind === 'STRONA_WBUDOWANA' ? isScreen(target) : !leadsNowhere(target, { isScreen })))
    .sort((left, right) => left.position - right.position)
    .map(({ position: _, ...item }) => item);
  return success({ items, contact: contactOf(answer.kontakt) });
}

function itemOf(value: unknown, place: number, defaults: readonly ShellMenuItem[]): (MenuItem & { readonly position: number })[] {
  if (!isRecord(value) || value.czyWidoczny !== true) return [];
  const target = text(value.link);
  const label = text(value.nazwa) ?? defaults.find(({ goTo }) => goTo === target)?.label;
  if (target === null || label === undefined) return [];
  const position = typeof value.pozycja === 'number' ? value.pozycja : Number.MAX_SAFE_INTEGER;
  return [
    { key: `${place} ${target}`, label, target, kind: text(value.typ) ?? '', newTab: value.czyOtwieracWNowejKarcie === true, position },
  ];
}

function contactOf(value: unknown): MenuContact | null {
  if (!isRecord(value)) return null;
  const contact: MenuContact = {
    name: text(value.nazwaUrzedu),
    address: text(value.adres),
    postalCode: text(value.kodPocztowy),
    phone: text(value.telefon),
    fax: text(value.fax),
    email: text(value.email),
    website: text(value.stronaUrl),
  };
  return Object.values(contact).some((entry) => entry !== null) ? contact : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
