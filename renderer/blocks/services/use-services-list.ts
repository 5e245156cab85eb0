import { useMemo, useState } from 'react';
import { buildServicesList, type ListedGroup, servicesUnderMaintenance } from '../../../portal';
import { usePortal } from '../../pack/use-pack';
import { usePageUser } from '../../session/use-page-user';
import { useOfferedServices } from '../../start/use-offered-services';

/** The services for this visitor, once the office has answered or failed. */
export type ServicesList =
  | { readonly status: 'loading' }
  /** `officeFailed`: the list is the portal's own, because the office's could not be loaded. */
  | { readonly status: 'ready'; readonly groups: readonly ListedGroup[]; readonly officeFailed: boolean };

/** Merges the office's services with those of the pack, once they are `wanted`. */
export function useServicesList(wanted = true): { readonly list: ServicesList; retry(): void } {
  const { pack } = usePortal();
  const { subject, signedIn } = usePageUser();
  const { answer, isAsking, retry } = useOfferedServices(wanted);
  const [moment] = useState(Date.now);
  const groups = useMemo(() => {
    const visitor = { loggedIn: signedIn, subject, underMaintenance: servicesUnderMaintenance(pack.config), moment };
    return buildServicesList({ pack: pack.index, offered: answer?.ok ? answer.value : null, config: pack.config, visitor });
  }, [pack, answer, signedIn, subject, moment]);
  const isAsked = pack.index.shell.calls.services !== undefined;
  if (isAsked && (answer === undefined || (!answer.ok && isAsking))) return { list: { status: 'loading' }, retry };
  return { list: { status: 'ready', groups, officeFailed: answer?.ok === false }, retry };
}
