import { findService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';

/** The screen of the user's own account as the pack names it, null when it has none. */
export function useOwnScreen(): { readonly route: string; readonly title: string } | null {
  const { services, session } = usePortal().pack.index;
  const found = session === null ? null : findService(services, session.home);
  return session === null || found === null ? null : { route: session.home, title: found.title };
}
