import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { type BlockModelOf, type CallParts, callRequest, failure, type OfficeError, type SharedCallEntry } from '../../../engine';
import { isOpen } from '../../../portal';
import { useChangeInputs } from '../../inputs/change-inputs';
import { snackbarAtom } from '../../messages/message-atoms';
import { fetchOffice } from '../../office/fetch-office';
import { usePortal } from '../../pack/use-pack';
import { currentSession } from '../../session/session-store';
import { useSetAtom } from '../../storage/atom';
import type { WidgetProps } from '../../widgets/widget-props';
import type { BlockProps } from '../frame/nested-blocks';

type WidgetModel = BlockModelOf<'widget'>;

const notThere: OfficeError = { kind: 'unreadable', status: null, kod: null, opis: null };

/** Tools of a widget: calls and files of the office that its definition names, choices, navigation, short messages. */
export function useWidgetTools(
  block: WidgetModel,
  retry: BlockProps<'widget'>['retry'],
): Pick<WidgetProps, 'call' | 'file' | 'choose' | 'refresh' | 'navigate' | 'notify'> {
  const { apiBase } = usePortal().settings;
  const [, navigate] = useLocation();
  const showMessage = useSetAtom(snackbarAtom);
  const change = useChangeInputs();
  // The tools look up current values when called, so that they keep their identity while the screen is drawn again.
  const latest = useRef({ change, retry });
  useEffect(() => {
    latest.current = { change, retry };
  });
  // The block is worked out again with each answer; what its definition names stays the same.
  const named = JSON.stringify([block.calls, block.files, Object.entries(block.params).map(([name, { id }]) => [name, id]), block.refresh]);
  return useMemo(() => {
    const [calls, files, params, refresh]: Named = JSON.parse(named);
    const paramOf = new Map(params);
    return {
      call: async (name, parts = {}) => {
        const request = calls[name] ? requestOf(calls[name], parts) : null;
        return request === null ? failure(notThere) : await fetchOffice(request, apiBase);
      },
      file: (name, parts = {}) => {
        const file = files[name];
        const request = file ? requestOf(file, parts) : null;
        return file && request ? { request, fileName: file.fileName } : null;
      },
      choose: (choices) => {
        const inputs = Object.entries(choices).flatMap(([name, key]) => {
          const id = paramOf.get(name);
          return id === undefined ? [] : [[id, key] as const];
        });
        latest.current.change(Object.fromEntries(inputs));
      },
      refresh: () => latest.current.retry(refresh),
      navigate: (address, { replace = false } = {}) => navigate(address, { replace }),
      notify: (text) => showMessage({ text }),
    };
  }, [named, apiBase, navigate, showMessage]);
}

type Named = readonly [WidgetModel['calls'], WidgetModel['files'], readonly (readonly [string, string])[], readonly string[]];

function requestOf(call: SharedCallEntry, parts: CallParts) {
  const session = currentSession();
  const subject = session.kind === 'signed-in' ? session.subject : null;
  return callRequest(call, parts, { subject, signedIn: isOpen(session) });
}
