import i18next from 'i18next';
import { officeTimeZone, type ScreenContext } from '../../engine';
import type { OpenPack } from '../pack/open-pack';
import type { PageUser } from '../session/use-page-user';
import { portalKinds } from './portal-kinds';

/** What screens of this pack are drawn from besides definition, inputs and answers. */
export function screenContext(
  pack: OpenPack,
  variant: string | null,
  today: string,
  user: PageUser,
  search = location.search,
): ScreenContext {
  const t = i18next.getFixedT(pack.index.language);
  return {
    today,
    timeZone: officeTimeZone,
    language: pack.index.language,
    translate: (key, values) => t(key, { ...values }),
    config: pack.config,
    configKnown: pack.configKnown,
    taxNumber: pack.index.taxNumber,
    mostPdfRows: pack.index.mostPdfRows,
    ...user,
    ...portalKinds(),
    origin: location.origin,
    address: Object.fromEntries(new URLSearchParams(search)),
    state: handedOver(),
    variant,
  };
}

/** What the screen before handed over. The browser keeps it with the entry of its history, so it survives a reload. */
function handedOver(): ScreenContext['state'] {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
