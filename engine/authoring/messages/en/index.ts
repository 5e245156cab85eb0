// What checker, parser and scenarios say, in English; one file for each subject. The ids are stable, and so are the words.

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

/** What checker, parser and scenarios say, in English: the original. */
export const en = {
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
