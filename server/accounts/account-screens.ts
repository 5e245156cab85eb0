import type { SessionIndex } from '../../engine';

/** The name in portal.json of a screen to which letters and logins lead. */
export type AccountScreen = 'login' | 'home' | 'start' | 'resetPassword' | 'newPassword' | 'officeActivation' | 'loginFailed';

/** Returns the path of a screen of accounts in the current pack; null for the screen to stop reminders where there is none. */
export interface FindAccountScreen {
  (screen: AccountScreen): string;
  (screen: 'stopReminders'): string | null;
  (screen: AccountScreen | 'stopReminders'): string | null;
}

/** Finds the screens named in the pack's session. A missing one is replaced by the login screen, and that by the start page. */
export function accountScreens(session: () => SessionIndex | null): FindAccountScreen {
  function find(screen: AccountScreen): string;
  function find(screen: AccountScreen | 'stopReminders'): string | null;
  function find(screen: AccountScreen | 'stopReminders'): string | null {
    const known = session();
    if (screen === 'stopReminders') return known?.stopReminders ?? null;
    return known?.[screen] ?? known?.login ?? '/';
  }
  return find;
}
