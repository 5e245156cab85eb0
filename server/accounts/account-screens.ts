import type { SessionIndex } from '../../engine';

/** A screen to which letters and logins lead, by the name that portal.json has for it. */
export type AccountScreen = 'login' | 'home' | 'resetPassword' | 'newPassword' | 'officeActivation' | 'loginFailed';

/** Says the path of a screen of accounts in the current pack. */
export type FindAccountScreen = (screen: AccountScreen) => string;

/** Finds screens in what the pack says of accounts: one that it does not name gives way to the login, and that to the start page. */
export function accountScreens(session: () => SessionIndex | null): FindAccountScreen {
  return (screen) => {
    const known = session();
    return known?.[screen] ?? known?.login ?? '/';
  };
}
