import { accepted, type BodyReader, refused } from './define-resource';

/** A text of one line, trimmed, with at most `longest` characters; it may be empty. */
export function line(name: string, longest = 200): BodyReader<string> {
  return (value) =>
    typeof value === 'string' && value.length <= longest && !/\p{Cc}/u.test(value)
      ? accepted(value.trim())
      : refused('wrongQuery', { name });
}

/** The same, or null. A missing or empty text is null. */
export function lineOrNull(name: string, longest = 200): BodyReader<string | null> {
  const read = line(name, longest);
  return (value) => {
    if (value === null || value === undefined) return accepted(null);
    const text = read(value);
    return text.ok && text.value === '' ? accepted(null) : text;
  };
}

/** A secret, exactly as it was typed. */
export function secret(name: string): BodyReader<string> {
  return (value) => (typeof value === 'string' && value.length <= 2_000 ? accepted(value) : refused('wrongQuery', { name }));
}

/** The same, or null. A missing or empty secret is null. */
export function secretOrNull(name: string): BodyReader<string | null> {
  return (value) => (value === null || value === undefined || value === '' ? accepted(null) : secret(name)(value));
}

/** Ids of records without repetition. A missing list is empty. */
export function recordIds(name: string, most = 10_000): BodyReader<readonly number[]> {
  return (value = []) =>
    Array.isArray(value) && value.length <= most && value.every(isRecordId)
      ? accepted([...new Set(value)])
      : refused('wrongQuery', { name });
}

/** The same, of which null means that there are none. */
export function optionalIds(name: string, most?: number): BodyReader<readonly number[]> {
  const read = recordIds(name, most);
  return (value) => read(value ?? []);
}

/** The id of a record. */
export function recordNumber(name: string): BodyReader<number> {
  return (value) => (isRecordId(value) ? accepted(value) : refused('wrongQuery', { name }));
}

function isRecordId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1_000_000_000;
}

/** Yes or no; missing means no. */
export function optionalFlag(name: string): BodyReader<boolean> {
  return (value = false) => flag(name)(value ?? false);
}

/** Yes or no. */
export function flag(name: string): BodyReader<boolean> {
  return (value) => (typeof value === 'boolean' ? accepted(value) : refused('wrongQuery', { name }));
}

/** A text with its line breaks, exactly as it was typed. Only the size of the body limits it. */
export function text(name: string): BodyReader<string> {
  return (value) => (typeof value === 'string' ? accepted(value) : refused('wrongQuery', { name }));
}

/** A number. */
export function number(name: string): BodyReader<number> {
  return (value) => (typeof value === 'number' && Number.isFinite(value) ? accepted(value) : refused('wrongQuery', { name }));
}

/** The number of a record. */
export function wholeNumber(name: string): BodyReader<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31
      ? accepted(value)
      : refused('wrongQuery', { name });
}
