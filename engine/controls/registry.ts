import type { Contract, Param } from '../language/language.generated';
import { choice } from './choice/field';
import type { Control } from './control';
import { date } from './date/field';
import { password } from './password/field';
import { range } from './range/field';
import { text } from './text/field';
import { tick } from './tick/field';

/** Controls by the name that definitions use. */
export type Controls = Readonly<Record<string, Control>>;

/** Controls of the language, in the order in which they are asked whether they fit a contract. */
const all: readonly Control[] = [tick, date, choice, range, password, text];

/** The controls of the language. */
export const controls: Controls = byName(all);

/** The same controls under all their names. */
function byName(list: readonly Control[]): Controls {
  return Object.fromEntries(list.flatMap((control) => control.names.map((name) => [name, control] as const)));
}

/** The control of a name; the checker knows no other. */
export function controlOf(name: string, known: Controls = controls): Control {
  const control = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!control) throw new Error(`There is no control ${name}.`);
  return control;
}

/** The name of the control that puts in data of a contract, where the definition names none. */
export function controlByContract(contract: Contract): string {
  for (const control of all) {
    const name = control.byContract?.(contract) ?? null;
    if (name !== null) return name;
  }
  throw new Error('No control takes texts.');
}

/** Whether a param must have a value: unless it says otherwise, or its control does, and where no entry stands for all. */
export function isRequired(param: Param, known: Controls = controls): boolean {
  return (param.required ?? controlOf(param.control, known).optional !== true) && !('all' in param && param.all !== undefined);
}
