import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { arrivalNoticeAtom } from '../messages/message-atoms';
import { startTarget } from '../navigation/start-target';
import { useQueryClient } from '../office/use-query';
import { findService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { serviceQuery } from '../service/service-query';
import { useStarted } from '../start/use-start';
import { useSetAtom } from '../storage/atom';

const patience = 1000;

/** The address `/`: leads to the start page that the office names, or to the pack's own when the office does not say it in time. */
export function StartRedirect() {
  const portal = usePortal();
  const queries = useQueryClient();
  const { configuration, settled } = useStarted();
  const [, navigate] = useLocation();
  const setArrival = useSetAtom(arrivalNoticeAtom);
  const [late, setLate] = useState(false);
  const { services, shell } = portal.pack.index;

  // The usual start page is loaded while the office answers.
  useEffect(() => {
    const usual = findService(services, shell.start);
    if (usual) void queries.prefetchQuery(serviceQuery(portal, usual.entry));
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [portal, queries, services, shell.start]);

  useEffect(() => {
    if (!settled && !late) return;
    const target = startTarget(configuration.startPage, shell.start, (path) => findService(services, path) !== null);
    if (target.kind === 'external') location.replace(target.href);
    else {
      // What the previous screen had to say is read on the page that opens.
      const { pathname } = new URL(target.path, location.origin);
      setArrival((notice) => (notice?.path === '/' ? { ...notice, path: pathname } : notice));
      navigate(target.path, { replace: true, state: target.state });
    }
  }, [settled, late, configuration, services, shell.start, navigate, setArrival]);
  return null;
}
