import { asc } from 'drizzle-orm';
import type { Language } from '../../../engine';
import { defineResource } from '../../calls/define-resource';
import { menuItem, tile } from '../../database/shell-tables';
import { readContact } from './contact';
import { inLanguage, inLanguageOrNull } from './in-language';

/** Side menu with the contact block, and the tiles of the home screen. Hidden ones are sent as well, marked as such. */
export const navigationResources = [
  defineResource('GET /pi/menuBoczne', {
    query: {},
    answer: async ({ database, language }) => {
      const items = await database.select().from(menuItem).orderBy(asc(menuItem.position), asc(menuItem.id));
      const contact = await readContact(database, language);
      return {
        menuBoczneElementy: items.map((item) => linkOf(item, language)),
        kontakt: Object.values(contact).some((value) => value !== null) ? contact : null,
      };
    },
  }),

  defineResource('GET /pi/kafelki', {
    query: {},
    answer: async ({ database, language }) => {
      const tiles = await database.select().from(tile).orderBy(asc(tile.position), asc(tile.id));
      return {
        kafelki: tiles.map((row) => ({
          ...linkOf(row, language),
          ikona: row.icon,
          opis: inLanguageOrNull(row.description, language),
        })),
      };
    },
  }),
];

function linkOf({ link, visible, name, kind, position, newTab }: typeof menuItem.$inferSelect, language: Language) {
  return {
    link,
    czyWidoczny: visible,
    nazwa: inLanguage(name, language),
    typ: kind,
    pozycja: position,
    czyOtwieracWNowejKarcie: newTab,
  };
}
