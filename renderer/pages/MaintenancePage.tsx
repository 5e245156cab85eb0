import { useEffect, useState } from 'react';
import { breakOn, breakSpan } from '../../engine';
import { OfficePhone } from '../blocks/frame/OfficePhone';
import { Button } from '../controls/Button';
import { assetAddress, type OpenPack } from '../pack/open-pack';
import type { Settings } from '../pack/settings';
import { useMaintenanceCheck } from '../start/use-maintenance-check';
import { useAtomValue } from '../storage/atom';
import { firstWordsIn } from '../texts/first-words';
import { languageAtom } from '../texts/language-atom';

interface MaintenancePageProps {
  readonly settings: Settings;
  /** The pack when it could be had: the page works without it. */
  readonly pack: OpenPack | null;
}

// The call of the specification, for when no pack names another.
const usualStatus = { endpoint: '/pi/status', method: 'GET' } as const;

/** The page while the whole portal is under maintenance. */
export function MaintenancePage({ settings, pack }: MaintenancePageProps) {
  const words = firstWordsIn(useAtomValue(languageAtom)).maintenance;
  const breaks = pack?.index.shell.breaks;
  const [moment] = useState(Date.now);
  const rest = breakOn(breaks, moment);
  const { check, run } = useMaintenanceCheck(pack?.index.shell.calls.status ?? usualStatus, settings.apiBase, breaks);
  const office = pack?.index.office;
  const { title } = words;
  useEffect(() => {
    document.title = office === undefined ? title : `${title} – ${office.portalName}`;
  }, [title, office]);
  return (
    <main className="break-page">
      {/* The arms have their place before the pack is there, so that nothing jumps. */}
      <div className="break-arms">
        {office?.arms ? <img src={assetAddress(settings.packBase, office.arms)} alt="" width="120" height="144" /> : null}
      </div>
      <p className="page-above">{office?.portalName ?? '\u00a0'}</p>
      <h1>{title}</h1>
      {rest === null || pack === null ? null : <p className="lead">{breakSpan(rest, pack.index.language)}</p>}
      <p className="lead">{rest?.reason ?? words.text}</p>
      <Button look="primary" aria-disabled={check === 'checking'} onClick={() => void run()}>
        {check === 'checking' ? words.checking : words.retry}
      </Button>
      <p role="status" className="break-status">
        {check === 'lasting' ? words.still : ''}
      </p>
      <OfficePhone words={words.phone} phone={office?.phone} />
    </main>
  );
}
