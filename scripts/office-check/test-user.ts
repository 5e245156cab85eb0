/** The user in whose name personal calls are made. Neither the token nor the numbers are ever shown. */
export interface TestUser {
  readonly token: string | null;
  readonly pesel: string | null;
  readonly nip: string | null;
}

/** Reads the test user from `OFFICE_TOKEN`, `OFFICE_PESEL` and `OFFICE_NIP`; a text says which of them cannot be meant. */
export function readTestUser(environment: Readonly<Record<string, string | undefined>>): TestUser | string {
  const read = (name: string): string | null => environment[name]?.trim() || null;
  const [token, pesel, nip] = [read('OFFICE_TOKEN'), read('OFFICE_PESEL'), read('OFFICE_NIP')];
  if (token !== null && !/^[\x21-\x7e]+$/.test(token)) return 'OFFICE_TOKEN holds characters that a header cannot carry.';
  if (pesel !== null && !/^\d{11}$/.test(pesel)) return 'OFFICE_PESEL must be 11 digits.';
  if (nip !== null && !/^\d{10}$/.test(nip)) return 'OFFICE_NIP must be 10 digits.';
  return { token, pesel, nip };
}
