import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { callRequest, failure, isOpen, type OfficeError, type SharedCallEntry } from '../../../engine';
import { fetchOffice } from '../../office/fetch-office';
import { usePortal } from '../../pack/use-pack';
import { currentSession } from '../../session/session-store';
import { snackbarAtom } from '../../shell/snackbar-atom';
import type { WidgetProps } from '../../widget-contract';

const notThere: OfficeError = { kind: 'unreadable', status: null, kod: null, opis: null };

/** What a widget does outside itself: calls of the office that its definition names, going elsewhere, short messages. */
export function useWidgetTools(calls: Readonly<Record<string, SharedCallEntry>>): Pick<WidgetProps, 'call' | 'navigate' | 'notify'> {
  const { apiBase } = usePortal().settings;
  const [, navigate] = useLocation();
  const showMessage = useSetAtom(snackbarAtom);
  // The block is worked out anew with each answer; its calls stay the same.
  const named = JSON.stringify(calls);
  return useMemo(() => {
    const known: Readonly<Record<string, SharedCallEntry>> = JSON.parse(named);
    return {
      call: async (name, parts = {}) => {
        const session = currentSession();
        const subject = session.kind === 'signed-in' ? session.subject : null;
        const request = known[name] ? callRequest(known[name], parts, { subject, signedIn: isOpen(session) }) : null;
        return request === null ? failure(notThere) : await fetchOffice(request, apiBase);
      },
      navigate: (address, { replace = false } = {}) => navigate(address, { replace }),
      notify: (text) => showMessage({ text }),
    };
  }, [named, apiBase, navigate, showMessage]);
}
