import { parsePlainDate } from '../../../engine';
import { applicationsOf, waitingWith } from '../../applications/file-applications';
import { caseNumber } from '../../applications/receipt';
import { sendApplication } from '../../applications/send-application';
import { officeMoment } from '../../calendar/office-day';
import { flag, lineOrNull, number, text } from '../../calls/body-readers';
import { accepted, type BodyReader, defineResource, refused } from '../../calls/define-resource';
import { OfficeFailure } from '../../errors/office-failure';
import { states } from './sent-applications';

const mostPeople = 20;

interface Property {
  readonly ulica: string;
  readonly numer: string;
  readonly kod: string;
}

const kind = 'deklaracja-o-odpadach';

/** Declarations of the fee for waste: what residents sent, and sending one. */
export const wasteDeclarationResources = [
  defineResource('GET /odpady/dajDeklaracje', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => ({
      deklaracje: (await applicationsOf(database, subject.id, kind)).map((sent) => ({
        idWniosku: sent.id,
        numerSprawy: caseNumber(sent),
        zlozono: officeMoment(sent.sentAt),
        odDnia: String(sent.content.odDnia),
        liczbaOsob: Array.isArray(sent.content.osoby) ? sent.content.osoby.length : 0,
        oplataMiesieczna: Number(sent.content.oplataMiesieczna),
        stan: states[sent.state],
        odpowiedz: sent.answer,
      })),
    }),
  }),

  defineResource('POST /odpady/zlozDeklaracje', {
    caller: 'subject',
    once: true,
    query: {},
    body: {
      rodzaj: oneOf('rodzaj', 'pierwsza', 'zmiana'),
      powod: text('powod'),
      odDnia: day('odDnia'),
      adres: property('adres'),
      osoby: people('osoby'),
      kompostownik: flag('kompostownik'),
      pojemnosc: litres('pojemnosc'),
      telefon: lineOrNull('telefon', 20),
      email: lineOrNull('email', 200),
      oswiadczenie: flag('oswiadczenie'),
      oplataMiesieczna: number('oplataMiesieczna'),
    },
    answer: async ({ subject, user, body, ...office }) => {
      const { oplataMiesieczna: monthlyFee } = body;
      if (!body.oswiadczenie) throw new OfficeFailure('wrongQuery', { name: 'oswiadczenie' });
      if (monthlyFee < 0 || monthlyFee > 100_000) throw new OfficeFailure('wrongQuery', { name: 'oplataMiesieczna' });
      const filed = await office.database.transaction(async (within) => {
        // The same declaration again is the first one, also from a portal that sends no key.
        const same = await waitingWith(within, { partyId: subject.id, kind, content: body });
        if (same) return same;
        const sent = { kind, form: 'deklaracja', partyId: subject.id, accountId: user.accountId, content: body, files: [] };
        // The fee is declared for each month, and is no due of its own.
        return await sendApplication(within, office, { ...sent, fee: 0, single: false });
      });
      office.accounts.deliver();
      return { numerSprawy: caseNumber(filed) };
    },
  }),
];

function oneOf(name: string, ...allowed: readonly string[]): BodyReader<string> {
  return (value) => (typeof value === 'string' && allowed.includes(value) ? accepted(value) : refused('wrongQuery', { name }));
}

function day(name: string): BodyReader<string> {
  return (value) => (typeof value === 'string' && parsePlainDate(value) !== null ? accepted(value) : refused('wrongQuery', { name }));
}

function litres(name: string): BodyReader<number | null> {
  const read = number(name);
  return (value) => (value === null || value === undefined ? accepted(null) : read(value));
}

function property(name: string): BodyReader<Property> {
  return (value) => {
    const { ulica, numer, kod } = fieldsOf(value);
    return isLine(ulica) && isLine(numer) && isLine(kod) ? accepted({ ulica, numer, kod }) : refused('wrongQuery', { name });
  };
}

function people(name: string): BodyReader<readonly { readonly nazwisko: string }[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > mostPeople) return refused('wrongQuery', { name });
    const named = value.flatMap((person: unknown) => {
      const { nazwisko } = fieldsOf(person);
      return isLine(nazwisko) ? [{ nazwisko: nazwisko.trim() }] : [];
    });
    return named.length === value.length ? accepted(named) : refused('wrongQuery', { name });
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 100 && !/\p{Cc}/u.test(value);
}
