import type { SessionIndex } from '../../engine';

/** The name in portal.json of a screen to which letters and logins lead. */
export type AccountScreen = 'login' | 'home' | 'resetPassword' | 'newPassword' | 'officeActivation' | 'loginFailed';

/** Returns the path of a screen of accounts in the current pack. */
export type FindAccountScreen = (screen: AccountScreen) => string;

/** Finds the screens named in the pack's session. A missing one is replaced by the login screen, and that by the start page. */
export function accountScreens(session: () => SessionIndex | null): FindAccountScreen {
  return (screen) => {
    const known = session();
    return known?.[screen] ?? known?.login ?? '/';
  };
}
