import type { Contract } from '../../language/language.generated';
import { checkRule } from '../../rules';

/** A contract without examples that look like data of a person. */
export interface WithoutPersonal {
  readonly contract: Contract;
  /** Names of the fields whose examples were left out. */
  readonly left: readonly string[];
}

/** Leaves out examples that look like data of a person, by the name of their field or by themselves. */
export function withoutPersonal(contract: Contract): WithoutPersonal {
  const left = new Set<string>();
  return { contract: cleaned(contract, '', left), left: [...left] };
}

function cleaned({ examples, ...contract }: Contract, name: string, left: Set<string>): Contract {
  const kept = examples?.filter((value) => !isPersonal(name, value));
  if (kept && kept.length < (examples?.length ?? 0)) left.add(name.slice(0, 80));
  return {
    ...contract,
    ...(contract.properties && {
      properties: Object.fromEntries(Object.entries(contract.properties).map(([inner, field]) => [inner, cleaned(field, inner, left)])),
    }),
    ...(contract.items && { items: cleaned(contract.items, name, left) }),
    ...(kept && kept.length > 0 && { examples: kept }),
  };
}

// Words of names of fields about people, in Polish and in English.
const personalName =
  /^(imi[eę]|imiona|nazwisk|pesel|nip|regon|e-?mail|tel|fax|phone|adres|ulica|street|kodPoczt|miejscowo|nr_?(domu|lokalu|rachunku|konta|dowodu)|iban|konto|rachunek|dat(a|e)_?(urodz|of_?birth)|birth|first_?name|last_?name|surname|full_?name|wlasciciel|platnik|podatnik)/i;

function isPersonal(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  if (personalName.test(name)) return true;
  const text = String(value).trim();
  const digits = text.replace(/[\s-]/g, '');
  return (
    looks(text, 'email') || (/^\d{10,11}$/.test(digits) && (looks(digits, 'pesel') || looks(digits, 'nip'))) || /^(PL)?\d{26}$/.test(digits)
  );
}

function looks(text: string, rule: 'email' | 'pesel' | 'nip'): boolean {
  return text !== '' && checkRule(rule, text, null, { today: '2100-01-01', taxNumber: 'ten-digits' });
}
