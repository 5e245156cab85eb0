import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { RestrictedSession, SignedInSession } from '../../portal';
import { useDisclosure } from '../controls/use-disclosure';
import { askBeforeLosing } from '../navigation/leave-warning';
import { useScreensOfUser } from '../pack/use-pack';
import { useTranslation } from '../texts/open-texts';
import { SubjectDialog } from './SubjectDialog';
import { logOut } from './session-effects';

/** The user's button in the app bar: who is signed in, for whom, and what can be done with the account. */
export function AccountMenu({ session }: { readonly session: RestrictedSession | SignedInSession }) {
  const { t } = useTranslation();
  const id = useId();
  const { open, button, panel, toggle, close } = useDisclosure();
  const [choosing, setChoosing] = useState(false);
  const name = session.user === null ? '' : `${session.user.givenName} ${session.user.familyName}`.trim();
  const subject = session.kind === 'signed-in' ? session.subject : null;
  const screens = useScreensOfUser();
  return (
    <div className="account">
      <button ref={button} type="button" className="bar-control account-button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0Z" fill="currentColor" />
        </svg>
        <span className="visually-hidden">{t('user.account')}</span> <span className="account-name">{subject?.name ?? name}</span>
      </button>
      <div ref={panel} id={id} className="account-panel" hidden={!open}>
        <p className="account-who">
          <strong>{name}</strong>
          {subject === null || subject.name === name ? null : <span>{t('user.actsFor', { name: subject.name })}</span>}
        </p>
        <ul>
          {screens.map(({ route, title }) => (
            <li key={route}>
              <Link href={route} onClick={close}>
                {title}
              </Link>
            </li>
          ))}
          {session.kind === 'signed-in' ? (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  setChoosing(true);
                }}
              >
                {t('subject.change')}
              </button>
            </li>
          ) : null}
          <li>
            <button type="button" onClick={() => askBeforeLosing(logOut)}>
              {t('user.logOut')}
            </button>
          </li>
        </ul>
      </div>
      {choosing && session.kind === 'signed-in' ? <SubjectDialog session={session} onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
