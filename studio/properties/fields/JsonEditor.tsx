import { json, jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import { useState } from 'react';
import { CodeBox } from '../../formula/CodeBox';

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
  const broken = !parse(shown).ok;
  return (
    <CodeBox
      label={label}
      help={broken ? 'To jeszcze nie jest poprawny zapis JSON. Zmiana zostanie przyjęta, gdy będzie poprawny.' : help}
      error={broken}
      value={shown}
      onChange={change}
      extensions={extensions}
    />
  );
}

function written(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

function same(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parse(text: string): Parsed {
  if (text.trim() === '') return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
