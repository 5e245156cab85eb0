import i18next from 'i18next';
import { type ScreenContext, screenContext } from '../../engine';
import type { OpenPack } from '../pack/open-pack';
import type { PageUser } from '../session/use-page-user';
import { pageQuery } from './page-query';
import { portalKinds } from './portal-kinds';
import { today } from './today';

/** What screens of this pack are drawn from on this page besides definition, inputs and answers. */
export function pageContext(pack: OpenPack, variant: string | null, user: PageUser, day = today(), search?: string): ScreenContext {
  const { index, config, configKnown } = pack;
  const t = i18next.getFixedT(index.language);
  const place = { origin: location.origin, address: pageQuery(search), state: handedOver(), variant };
  return screenContext(index, (key, values) => t(key, { ...values }), {
    today: day,
    config,
    configKnown,
    ...user,
    ...portalKinds(),
    ...place,
  });
}

/** State passed by the previous screen. */
function handedOver(): ScreenContext['state'] {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
