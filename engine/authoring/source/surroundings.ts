import type { Contract } from '../../language/language.generated';
import type { WidgetDescription } from '../../language/widget.generated';
import type { MoreKinds } from '../../screen/kinds';

/** What definitions may rely on besides their own files: it comes with the portal that shows them, as data. */
export interface Surroundings {
  /** What the custom widgets say of themselves, by the id that a definition writes. */
  readonly widgets: Readonly<Record<string, WidgetDescription>>;
  /** Kinds that the portal has besides the standard ones. */
  readonly kinds?: MoreKinds;
  /** Login providers of the project, by their keys; left out where there are none. */
  readonly logins?: readonly string[];
  /** What formulas read of `user` besides the office's answer, by name. */
  readonly userFields: Readonly<Record<string, Contract>>;
}

/** A portal without widgets, which knows no more of a user than the office says. */
export const bareSurroundings: Surroundings = { widgets: {}, userFields: {} };
