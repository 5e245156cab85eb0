import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { parsePlainDate } from '../../../engine';
import { officeMoment } from '../../calendar/office-day';
import { flag, lineOrNull, number, text } from '../../calls/body-readers';
import { accepted, type BodyReader, defineResource, refused } from '../../calls/define-resource';
import { wasteDeclaration } from '../../database/register-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { requestNumber } from '../../reminders';

const mostPeople = 20;

interface Property {
  readonly ulica: string;
  readonly numer: string;
  readonly kod: string;
}

/** Declarations of the fee for waste: what residents sent, and sending one. */
export const wasteDeclarationResources = [
  defineResource('GET /odpady/dajDeklaracje', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const sent = await database
        .select()
        .from(wasteDeclaration)
        .where(eq(wasteDeclaration.partyId, subject.id))
        .orderBy(desc(wasteDeclaration.sentAt), desc(wasteDeclaration.id));
      return {
        deklaracje: sent.map(({ id, sentAt, holdsFrom, people, monthlyFee }) => ({
          numerSprawy: requestNumber('declaration', id, sentAt),
          zlozono: officeMoment(sentAt),
          odDnia: holdsFrom,
          liczbaOsob: people,
          oplataMiesieczna: monthlyFee,
        })),
      };
    },
  }),

  defineResource('POST /odpady/zlozDeklaracje', {
    caller: 'subject',
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
      oplataMiesieczna: number('oplataMiesieczna'),
    },
    answer: async ({ database, subject, body, now }) => {
      const { odDnia: holdsFrom, osoby, oplataMiesieczna: monthlyFee } = body;
      if (monthlyFee < 0 || monthlyFee > 100_000) throw new OfficeFailure('wrongQuery', { name: 'oplataMiesieczna' });
      const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex');
      const declared = { partyId: subject.id, holdsFrom, people: osoby.length, monthlyFee, content: body, digest, sentAt: now };
      // The same declaration again, because the answer was lost, is the first one.
      await database.insert(wasteDeclaration).values(declared).onConflictDoNothing();
      const [kept] = await database
        .select({ id: wasteDeclaration.id, sentAt: wasteDeclaration.sentAt })
        .from(wasteDeclaration)
        .where(and(eq(wasteDeclaration.partyId, subject.id), eq(wasteDeclaration.digest, digest)));
      if (!kept) throw new Error('A declaration that was written is not there.');
      return { numerSprawy: requestNumber('declaration', kept.id, kept.sentAt) };
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
