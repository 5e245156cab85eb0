import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isEditor } from '../new-service/rights';
import type { SessionAnswer } from '../office/studio-answers';
import type { workspaceWords } from './words';

/** A view of the editor: what stands below its bar at one address. */
export interface StudioView {
  /** Address below /redakcja. */
  readonly path: string;
  /** Name of its title in the words of views; a view without one does not stand in the bar. */
  readonly title?: keyof (typeof workspaceWords)['pl']['views'];
  /** Who sees it; everybody who is signed in where nothing is said. */
  readonly isFor?: (session: SessionAnswer) => boolean;
  readonly Element: LazyExoticComponent<ComponentType>;
}

/** The views, in the order of the bar. Each is loaded when it is first opened. */
export const views: readonly StudioView[] = [
  { path: '/', title: 'services', Element: lazy(async () => ({ default: (await import('./ServicesView')).ServicesView })) },
  { path: '/tresc', title: 'content', Element: lazy(async () => ({ default: (await import('./ContentView')).ContentView })) },
  {
    path: '/wyglad',
    title: 'look',
    isFor: isEditor,
    Element: lazy(async () => ({ default: (await import('./LookView')).LookView })),
  },
  {
    path: '/stawki',
    title: 'rates',
    isFor: isEditor,
    Element: lazy(async () => ({ default: (await import('./RatesView')).RatesView })),
  },
  {
    path: '/nowa-usluga',
    isFor: isEditor,
    Element: lazy(async () => ({ default: (await import('../new-service/NewServiceView')).NewServiceView })),
  },
  {
    path: '/wnioski',
    title: 'proposals',
    Element: lazy(async () => ({ default: (await import('../publishing/ProposalsView')).ProposalsView })),
  },
  { path: '/wnioski/:id', Element: lazy(async () => ({ default: (await import('../publishing/ProposalView')).ProposalView })) },
  {
    path: '/wersje',
    title: 'revisions',
    Element: lazy(async () => ({ default: (await import('../revisions/RevisionsView')).RevisionsView })),
  },
  { path: '/wersje/:from/:to', Element: lazy(async () => ({ default: (await import('../revisions/CompareView')).CompareView })) },
  {
    path: '/aktualizacja',
    title: 'upgrade',
    Element: lazy(async () => ({ default: (await import('../upgrade/UpgradeView')).UpgradeView })),
  },
  {
    path: '/ludzie',
    title: 'people',
    isFor: isAdministrator,
    Element: lazy(async () => ({ default: (await import('../people/PeopleView')).PeopleView })),
  },
  {
    path: '/dziennik',
    title: 'log',
    isFor: isAdministrator,
    Element: lazy(async () => ({ default: (await import('../log/LogView')).LogView })),
  },
  {
    path: '/warstwa',
    title: 'layer',
    isFor: isAdministrator,
    Element: lazy(async () => ({ default: (await import('../layer/LayerView')).LayerView })),
  },
  { path: '/konto', Element: lazy(async () => ({ default: (await import('../login/AccountView')).AccountView })) },
];

/** Pages for people who are not signed in, besides the login. */
export const openPages: readonly StudioView[] = [
  { path: '/zaproszenie', Element: lazy(async () => ({ default: (await import('../login/InvitationPage')).InvitationPage })) },
];

function isAdministrator({ editor }: SessionAnswer): boolean {
  return editor.administrator;
}
