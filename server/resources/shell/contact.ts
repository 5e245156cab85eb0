import { asc } from 'drizzle-orm';
import { type Language, originalLanguage } from '../../../engine';
import { defineResource } from '../../calls/define-resource';
import type { Database } from '../../database/database';
import { contact, contactEntry } from '../../database/shell-tables';
import { inLanguage, inLanguageOrNull } from './in-language';

/** Where the office is and how it is reached; what it does not give is null. */
export async function readContact(database: Database, language: Language) {
  const [given] = await database.select().from(contact);
  const entries = await database.select().from(contactEntry).orderBy(asc(contactEntry.position));
  const entry = (position: number) => {
    const found = entries.find((candidate) => candidate.position === position);
    return found ? inLanguage(found.content, language) : null;
  };
  return {
    kodPocztowy: given?.postalCode ?? null,
    adres: given?.street ?? null,
    nazwaUrzedu: inLanguageOrNull(given?.officeName ?? null, language),
    stronaUrl: given?.webAddress ?? null,
    telefon: given?.phone ?? null,
    fax: given?.fax ?? null,
    email: given?.email ?? null,
    mapaUrl: given?.mapAddress ?? null,
    kontaktDodatkowyWpis1: entry(1),
    kontaktDodatkowyWpis2: entry(2),
    kontaktDodatkowyWpis3: entry(3),
    kontaktDodatkowyWpis4: entry(4),
    kontaktDodatkowyWpis5: entry(5),
  };
}

/** When the office is open, and where an application with maps finds it. */
async function readVisit(database: Database, language: Language) {
  const [given] = await database.select().from(contact);
  return {
    mapaAplikacjaUrl: given?.mapAppAddress ?? null,
    godzinyPracy:
      given?.openingHours?.map(({ name, days }) => ({
        nazwa: inLanguage(name, language),
        dni: days.map(({ weekday, from, until }) => ({ dzienTygodnia: weekday, odGodziny: from, doGodziny: until })),
      })) ?? null,
    dniZamkniete: given?.closedDays?.map(({ day, name }) => ({ dzien: day, nazwa: inLanguage(name, language) })) ?? null,
  };
}

/** The contact screen's data. */
export const contactResources = [
  defineResource('GET /pi/kontakt', {
    query: {},
    answer: async ({ database, language }) => ({
      ...(await readContact(database, language)),
      ...(await readVisit(database, language)),
      // A bank takes one name, whatever language the resident reads.
      nazwaOdbiorcy: (await readContact(database, originalLanguage)).nazwaUrzedu,
    }),
  }),
];
