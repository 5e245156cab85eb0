import type { ControlAuthoring } from './authoring';
import { choice } from './choice/authoring';
import { date } from './date/authoring';
import { password } from './password/authoring';
import { range } from './range/authoring';
import { text } from './text/authoring';
import { tick } from './tick/authoring';

/** What authors' tools know of controls, by the name that definitions use. */
export type ControlsForAuthors = Readonly<Record<string, ControlAuthoring>>;

const all: readonly ControlAuthoring[] = [tick, date, choice, range, password, text];

/** The controls of the language, for authors. */
export const controlsForAuthors: ControlsForAuthors = Object.fromEntries(
  all.flatMap((control) => control.names.map((name) => [name, control] as const)),
);

/** What is known of the control of a name; the checker knows no other. */
export function authoringOf(name: string, known: ControlsForAuthors = controlsForAuthors): ControlAuthoring {
  const control = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!control) throw new Error(`There is no control ${name}.`);
  return control;
}
