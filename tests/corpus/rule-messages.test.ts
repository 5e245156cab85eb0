import { describe, expect, test } from 'vitest';
import de from '../../definitions/texts/de.json';
import en from '../../definitions/texts/en.json';
import pl from '../../definitions/texts/pl.json';
import uk from '../../definitions/texts/uk.json';
import { rules } from '../../engine/rules';

const catalogues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { pl, en, de, uk };

describe('messages of rules', () => {
  test.each(Object.keys(catalogues))('are there for every rule in %s', (language) => {
    const keys = Object.values(rules).map(({ messageKey }) => messageKey);
    expect(keys.filter((key) => typeof catalogues[language]?.[key] !== 'string')).toEqual([]);
  });

  test('are Puste pole for an empty field and Niepoprawny format for a bad form [FORMAT-12]', () => {
    expect(catalogues.pl?.[rules.required.messageKey]).toBe('Puste pole');
    for (const id of ['digits', 'email', 'nip', 'regon', 'phone', 'postal-code', 'account-number'] as const) {
      expect(catalogues.pl?.[rules[id].messageKey]).toBe('Niepoprawny format');
    }
  });

  test('are błędny numer PESEL for a wrong PESEL', () => {
    expect(catalogues.pl?.[rules.pesel.messageKey]).toBe('błędny numer PESEL');
  });
});
