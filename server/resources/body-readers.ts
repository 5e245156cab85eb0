import { accepted, type BodyReader, refused } from './define-resource';

/** A text of one line, without spaces around it, of at most so many characters; it may be empty. */
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

/** A secret exactly as it was typed. */
export function secret(name: string): BodyReader<string> {
  return (value) => (typeof value === 'string' && value.length <= 2_000 ? accepted(value) : refused('wrongQuery', { name }));
}

/** Yes or no. */
export function flag(name: string): BodyReader<boolean> {
  return (value) => (typeof value === 'boolean' ? accepted(value) : refused('wrongQuery', { name }));
}
