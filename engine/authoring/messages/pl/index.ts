// What checker, parser and scenarios say, in Polish, in the words of the clerk (docs/autorzy/slownik.md).

import { blocks } from './blocks';
import { calls } from './calls';
import { files } from './files';
import { forms } from './forms';
import { formulas } from './formulas';
import { json } from './json';
import { places } from './places';
import { portal } from './portal';
import { scenarios } from './scenarios';
import { shape } from './shape';
import { texts } from './texts';
import { values } from './values';

/** What checker, parser and scenarios say, in Polish. */
export const pl = {
  ...blocks,
  ...calls,
  ...files,
  ...forms,
  ...formulas,
  ...json,
  ...places,
  ...portal,
  ...scenarios,
  ...shape,
  ...texts,
  ...values,
};
