import type { Contract, TextParam } from '../../language/language.generated';
import { numberType, stringType, typeOfContract, withNull } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import { type ControlAuthoring, isText, typedText } from '../../screen/control-authoring';
import type { TextModel } from './field';

/** A typed text or number, for authors. */
export const authoring: ControlAuthoring<TextParam, TextModel> = {
  ...typedText,
  names: ['text', 'textarea', 'email', 'tel'],
  settings: (control) => (['text', 'tel'].includes(control) ? ['accept', 'limit', 'width', 'letters', 'spaces', 'format'] : ['limit']),
  fits: (contract, control) => isText(contract) || (isNumber(contract) && ['text', 'tel'].includes(control)),
  paramType: ({ maxLength }) => typeOfContract({ type: 'string', ...(maxLength !== undefined && { maxLength }) }),
  formType: (contract) => (isNumber(contract) ? withNull(numberType) : stringType),
  choices: [
    {
      id: 'short-text',
      words: { pl: 'krótki tekst, na przykład imię', en: 'short text, for example a first name' },
      contract: { type: 'string' },
      ui: { control: 'text' },
    },
    {
      id: 'long-text',
      words: { pl: 'dłuższy tekst, na przykład opis sprawy', en: 'longer text, for example a description' },
      contract: { type: 'string' },
      ui: { control: 'textarea' },
    },
    {
      id: 'email',
      words: { pl: 'adres e-mail, który jest sprawdzany', en: 'e-mail address, which is checked' },
      contract: { type: 'string' },
      ui: { control: 'email', autocomplete: 'email' },
      rule: 'email',
    },
    {
      id: 'phone',
      words: { pl: 'numer telefonu, który jest sprawdzany', en: 'phone number, which is checked' },
      contract: { type: 'string' },
      ui: { control: 'tel', autocomplete: 'tel-national' },
      rule: 'phone',
    },
    {
      id: 'whole-number',
      words: { pl: 'liczba całkowita, na przykład 12', en: 'whole number, for example 12' },
      contract: { type: ['integer', 'null'] },
      ui: { control: 'text' },
    },
    {
      id: 'vehicle-plate',
      words: { pl: 'numer rejestracyjny pojazdu, który jest sprawdzany', en: 'vehicle registration number, which is checked' },
      contract: { type: 'string' },
      ui: { control: 'text', width: 'narrow', letters: 'capital', spaces: 'dropped' },
      rule: 'vehicle-plate',
    },
    {
      id: 'iban',
      words: {
        pl: 'numer konta z dowolnego kraju (IBAN), który jest sprawdzany',
        en: 'account number of any country (IBAN), which is checked',
      },
      contract: { type: 'string' },
      ui: { control: 'text', letters: 'capital', spaces: 'dropped', format: 'account-number' },
      rule: 'iban',
    },
  ],
  view: ({ typed, said, accept, maxLength, sensitive, width, capitals }) => ({
    typed,
    ...(said !== typed && { said }),
    accept,
    maxLength,
    sensitive,
    width,
    ...(capitals && { capitals }),
  }),
};

function isNumber(contract: Contract): boolean {
  return allowsType(contract, 'number', 'integer') && !allowsType(contract, 'boolean', 'array', 'object');
}
