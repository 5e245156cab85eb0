import { eq } from 'drizzle-orm';
import type { Language } from '../../../engine';
import { accepted, defineResource, type QueryReader, refused } from '../../calls/define-resource';
import { contentPage, type LocalText } from '../../database/shell-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { inLanguage, otherLanguage } from './in-language';

// Pages are rows, not files: a name is only ever compared. What cannot be a name does not reach the database.
const fileName: QueryReader<string> = (text) => {
  if (text === undefined || text === '') return refused('wrongQuery', { name: 'nazwaPliku' });
  return /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,199}$/u.test(text) ? accepted(text) : refused('unknownPage');
};

/** Content pages that the office writes itself. */
export const contentPageResources = [
  defineResource('GET /pi/strona', {
    query: { nazwaPliku: fileName },
    answer: async ({ database, query, language }) => {
      const [page] = await database.select().from(contentPage).where(eq(contentPage.fileName, query.nazwaPliku));
      if (!page) throw new OfficeFailure('unknownPage');
      const day = page.publishedOn;
      const jezyk = otherLanguage(page.html, language) ?? language;
      const jezykTytulu = otherLanguage(page.title, language) ?? language;
      return {
        html: htmlIn(page.html, language),
        tytul: inLanguage(page.title, language),
        jezyk,
        ...(jezykTytulu !== jezyk && { jezykTytulu }),
        ...(day !== null && { dataOgloszenia: day }),
      };
    },
  }),
];

/** A Polish text on a page in another language says that it is Polish, for screen readers and hyphenation. */
function htmlIn(html: LocalText, language: Language): string {
  return html[language] ?? `<div lang="pl">${html.pl}</div>`;
}
