import { json, jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import { useState } from 'react';
import { CodeBox } from '../../formula/CodeBox';
import { useSay, wordsOf } from '../../language/say';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const extensions = [json(), linter(jsonParseLinter())];

/** A value as JSON. What is not JSON yet stays in the box and changes nothing. */
export function JsonEditor({ label, help = '', value, onChange }: Props) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const shown = typed !== null && same(typed.value, value) ? typed.text : written(value);
  const change = (text: string) => {
    const parsed = parse(text);
    setTyped({ text, value: parsed.ok ? parsed.value : value });
    if (parsed.ok && !same(parsed.value, value)) onChange(parsed.value);
  };
  const { ok, why } = parse(shown);
  const say = useSay(jsonWords);
  return (
    <CodeBox label={label} help={why === null ? help : say[why]} error={!ok} value={shown} onChange={change} extensions={extensions} />
  );
}

function written(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

function same(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

type Parsed =
  | { readonly ok: true; readonly value: unknown; readonly why: null }
  | { readonly ok: false; readonly why: 'broken' | 'unsafe' | 'large' };

const longest = 5_000_000;

function parse(text: string): Parsed {
  if (text.trim() === '') return { ok: true, value: undefined, why: null };
  if (text.length > longest) return { ok: false, why: 'large' };
  try {
    let isUnsafe = false;
    const value: unknown = JSON.parse(text, (name, member) => {
      isUnsafe ||= unsafeNames.has(name);
      return member;
    });
    return isUnsafe ? { ok: false, why: 'unsafe' } : { ok: true, value, why: null };
  } catch {
    return { ok: false, why: 'broken' };
  }
}

/** Names with a meaning of their own in JavaScript. The server refuses them too. */
export const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const jsonWords = wordsOf({
  pl: {
    broken: 'To jeszcze nie jest poprawny zapis JSON. Zmiana zostanie przyjęta, gdy będzie poprawny.',
    unsafe: 'Nazwy __proto__, constructor i prototype nie są dozwolone. Zmień nazwę, a zapis zostanie przyjęty.',
    large: 'Zapis jest za długi. Może mieć najwyżej 5 milionów znaków.',
  },
  en: {
    broken: 'This is not correct JSON yet. The change is taken over once it is.',
    unsafe: 'The names __proto__, constructor and prototype are not allowed. Change the name, and the text is taken over.',
    large: 'The text is too long. It may have at most 5 million characters.',
  },
});
