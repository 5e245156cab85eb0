import { contactResources } from './contact';
import { contentPageResources } from './content-pages';
import { contentTreeResources } from './content-tree';
import { declarationResources } from './declaration';
import { navigationResources } from './navigation';
import { serviceResources } from './services';
import { settingsResources } from './settings';
import { visitResources } from './visits';

/** What the office decides about its portal itself: settings, links, contact, pages, services on offer. */
export const shellResources = [
  ...settingsResources,
  ...navigationResources,
  ...contactResources,
  ...visitResources,
  ...serviceResources,
  ...contentTreeResources,
  ...contentPageResources,
  ...declarationResources,
];
