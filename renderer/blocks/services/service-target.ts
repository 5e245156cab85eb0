import type { ListedService } from '../../../engine';

const loginRoute = '/logowanie';
const maintenanceRoute = '/usluga-przerwa-techniczna';

/** Where choosing a service leads, null when it cannot be chosen. */
export function serviceTarget({ access, route }: Pick<ListedService, 'access' | 'route'>): string | null {
  switch (access) {
    case 'open':
      return route;
    case 'login':
      return loginRoute;
    case 'maintenance':
      return maintenanceRoute;
    case 'unavailable':
      return null;
  }
}
