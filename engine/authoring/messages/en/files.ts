import type { Templates } from '../../phrases/catalogue';

/** About files, layers and overlays. */
export const files = {
  'base-or-path': '{base}, or a path from this folder to a definitions folder',
  'base-not-found': 'The folder in extends was not found.',
  'base-circle': 'This leads back to a folder that extends this one, so there is no lowest folder.',
  'base-of-other-version': 'This program brings the base pack {base}, not version {version}.',
  'taken-over-or-own-service': 'the service among those that portal.json takes over, a whole service of its own, or no file for it',
  'left-out-service': 'portal.json leaves out the service {service}, so nothing reads this file.',
  'nothing-to-choose-from': 'This pack extends no other, so there are no services to choose from.',
  'no-base-service': 'The base pack has no service {service}.',
  'folder-with-portal-file': 'a definitions folder with a portal.json',
  'no-portal-file': 'There is no portal.json in this folder.',
  'with-placed-blocks': '{change}; a block that is added says after or before',
  'services-would-mix':
    'This file is a whole service that has no block of the service {service} of the base pack, so the two would be mixed.',
  'file-in-folder-or-other-name': 'the file in {folder}, or another name',
  'service-in-other-folder': 'The base pack has {service} in the folder {has}, so a file in {here} does not change it.',
  'service-defined-again': 'The base pack already has a service {service}, and this file defines it again.',
  'change-or-own-service':
    'to change it, a file with only what differs, without slug; for a service by itself another slug, or {service} among those that services of portal.json leaves out',
  'base-or-whole-service': 'the name of a service of the base pack, or a whole service with slug',
  'change-of-no-part': 'The base pack has nothing called {name} here that this could change, and by itself it is not complete.',
  'change-of-no-service': 'The base pack has no service {service} that this file could change, and without slug it is none by itself.',
  'texts-of-no-service': 'These texts belong to a service {service}, which does not exist.',
  'files-of-a-pack':
    'portal.json, portal.<language>.json, calls.json, texts/<language>.json, values/<name>.json, services/<slug>/service.json, services/<slug>/<language>.json, services/<slug>/scenarios.json, services/<slug>.json or services/<slug>.<language>.json, and the same in screens/ with screen.json',
  'file-not-read': 'The portal does not read this file.',
  'one-file-per-service': 'only one file for each service',
  'service-defined-twice': 'The service {service} is already defined in {file}.',
  'nothing-to-remove': 'The base pack has no {name} here, so nothing is removed.',
  'anchor-not-in-base': 'The base pack has no {name} here, so this item cannot be placed beside it.',
  'no-version': 'no definitionVersion, which means version 1',
  'schema-of-another-file': 'This is the schema of another kind of file.',
  'older-version': 'This folder is written in an older version of the definition language. Update it with npm run migrate -- <folder>.',
  'newer-version': 'This folder is written in version {version} of the definition language, which this program does not know yet.',
  'no-widget-setting': 'The widget has no setting {name} in props.',
} as const satisfies Templates;
