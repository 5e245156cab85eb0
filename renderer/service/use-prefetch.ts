import { useQueryClient } from '@tanstack/react-query';
import { findService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { serviceQuery } from './service-query';

/** Gives a function that loads a page of the portal in advance, when the pointer or the focus is on a link to it. */
export function usePrefetch(): (path: string) => void {
  const portal = usePortal();
  const queries = useQueryClient();
  return (path) => {
    const found = findService(portal.pack.index.services, path);
    if (found) void queries.prefetchQuery(serviceQuery(portal, found.entry));
  };
}
