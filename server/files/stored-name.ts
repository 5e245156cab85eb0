import { fileKinds, safeFileName } from '../../engine';

type Kind = keyof typeof fileKinds;

const longest = 120;

/**
 * The name under which a file is kept and given out: without what could lead elsewhere or be read backwards, not too long, and with the
 * ending of what is in it, so that no program takes it for something else.
 */
export function storedName(name: string, kind: Kind): string {
  const { endings } = fileKinds[kind];
  // Of a path, as some browsers send it, only the last part is a name.
  const last = name
    .normalize('NFC')
    .replace(/^.*[\\/]/s, '')
    .trim();
  const ending = endings.find((one) => last.toLowerCase().endsWith(`.${one}`));
  const own = ending === undefined ? last : last.slice(0, -ending.length - 1);
  const safe = safeFileName(own, '').replace(/^[.\s_]+|[.\s]+$/g, '');
  const short = Array.from(safe).slice(0, longest).join('').trim();
  return `${short === '' ? 'plik' : short}.${ending ?? endings[0]}`;
}
