import type { Studio } from '../open-studio';
import type { SessionCookie } from './session-cookie';

/** What each group of routes needs. */
export interface StudioRoutesContext {
  readonly studio: Studio;
  readonly cookie: SessionCookie;
}
