import type { FormBlock } from '../language/language.generated';
import type { Screen } from '../screen/screen';

/** A form and the screen on which it stands. */
export interface FormSource {
  /** Id of the form on its page, where the same form may stand in the details of several rows. */
  readonly id: string;
  readonly screen: Screen;
  readonly definition: FormBlock;
}
