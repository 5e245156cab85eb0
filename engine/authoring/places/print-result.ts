import { type Phrase, say } from '../messages';
import { childPointer, parentPointer, valueAt } from '../parse/json-pointer';
import type { FoundPlace } from './find-place';
import { exampleOptions } from './format-choices';
import type { OpenPack } from './open-pack';
import { valueText } from './samples';

/** Prints a value as the screen prints it at a place: in the format that stands beside the formula. What has no format is told in words. */
export function printerAt({ inside }: OpenPack, { document, pointer }: FoundPlace): (value: unknown) => Phrase | string {
  const beside = document && valueAt(document.value, childPointer(parentPointer(pointer), 'format'));
  const { formats } = inside.language.kinds;
  const name = typeof beside === 'string' && Object.hasOwn(formats, beside) ? beside : 'text';
  const options = exampleOptions(inside);
  return (value) => {
    const printed = formats[name]?.format(value, options) ?? null;
    return printed === null || printed === '' ? inWords(value) : valueText(printed);
  };
}

function inWords(value: unknown): Phrase | string {
  if (value === null || value === undefined || value === '') return say('an-empty-value');
  if (typeof value === 'boolean') return say(value ? 'value-yes' : 'value-no');
  if (Array.isArray(value)) return say('list-of', { count: value.length });
  return typeof value === 'object' ? say('an-object') : valueText(value);
}
