interface Group {
  repeats: boolean;
  alternates: boolean;
}

/** Why a regular expression may be slow on some input or cannot be read, null when it is safe. */
export function patternHazard(pattern: string): string | null {
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'it is not a regular expression';
  }
  if (/\\[1-9]|\\k/.test(pattern)) return 'it refers back to a group';
  if (/\(\?(=|!|<=|<!)/.test(pattern)) return 'it looks ahead or behind';
  return repetitionHazard(atoms(pattern));
}

interface Atom {
  readonly text: string;
  readonly repetition: string;
}

// An escape, a class, a bracket of a group, or one character; then how often it repeats.
const atomPattern = /(\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?:|\?<\w+>)?|\)|[^\\])([*+?]\??|\{\d+(?:,\d*)?\}\??)?/gsu;

function atoms(pattern: string): Atom[] {
  return [...pattern.matchAll(atomPattern)].map(([, text = '', repetition = '']) => ({ text, repetition }));
}

function repetitionHazard(all: readonly Atom[]): string | null {
  const groups: Group[] = [{ repeats: false, alternates: false }];
  let before: Atom | null = null;
  for (const atom of all) {
    const unbounded = /^[*+]|,\}/.test(atom.repetition);
    const many = unbounded || /^\{(?!1\}|0,1\}|1,1\})/.test(atom.repetition);
    const group = groups.at(-1);
    if (atom.text.startsWith('(')) groups.push({ repeats: false, alternates: false });
    else if (atom.text === '|' && group) group.alternates = true;
    else if (atom.text === ')' && groups.length > 1) {
      const closed = groups.pop();
      if (many && closed?.repeats) return 'a repetition stands inside a repeated group';
      if (unbounded && closed?.alternates) return 'alternatives stand inside a repeated group';
      const outer = groups.at(-1);
      if (outer && (closed?.repeats || unbounded)) outer.repeats = true;
    } else if (unbounded) {
      if (group) group.repeats = true;
      const doubled = before !== null && (before.text === atom.text || before.text === '.' || atom.text === '.');
      if (doubled) return 'two repetitions of the same characters stand side by side';
    }
    before = unbounded && atom.text !== ')' ? atom : null;
  }
  return null;
}
