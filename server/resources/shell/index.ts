// What the office decides about its portal itself: settings, links, contact, pages, services on offer, and the counter of visits. A text
// is kept by language and answered in the one that the call asks for.

import { contactResources } from './contact';
import { contentPageResources } from './content-pages';
import { contentTreeResources } from './content-tree';
import { declarationResources } from './declaration';
import { navigationResources } from './navigation';
import { serviceResources } from './services';
import { settingsResources } from './settings';
import { visitResources } from './visits';

export { inLanguage } from './in-language';

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
