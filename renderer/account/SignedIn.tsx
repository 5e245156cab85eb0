// What is drawn for who is signed in, or was until now: a file of its own, since a visitor's first page does without.
import { AccountBanner } from './AccountBanner';
import { SessionBar } from './SessionBar';
import { SessionDialogs } from './SessionDialogs';
import { SubjectElsewhere } from './SubjectElsewhere';

export { AccountMenu } from './AccountMenu';

/** The strips below the bar of the portal: how long the session lasts, and what an account lacks. */
export function SessionStrips() {
  return (
    <>
      <SessionBar />
      <AccountBanner />
    </>
  );
}

/** The questions and news of a session. */
export function AccountDialogs() {
  return (
    <>
      <SessionDialogs />
      <SubjectElsewhere />
    </>
  );
}
