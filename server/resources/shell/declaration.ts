import { defineResource } from '../../calls/define-resource';
import { accessibilityDeclaration } from '../../database/shell-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { inLanguage, inLanguageOrNull } from './in-language';

/** Data of the accessibility declaration; its fixed sentences belong to the screen. */
export const declarationResources = [
  defineResource('GET /pi/deklaracja-dostepnosci', {
    query: {},
    answer: async ({ database, language }) => {
      const [given] = await database.select().from(accessibilityDeclaration);
      if (!given) throw new OfficeFailure('unknownPage');
      return {
        nazwaPodmiotu: inLanguage(given.bodyName, language),
        nazwaStrony: inLanguage(given.siteName, language),
        adresStrony: given.siteAddress,
        status: given.status,
        niezgodnosci: inLanguageOrNull(given.exceptions, language),
        dataPublikacji: given.publishedOn,
        dataAktualizacji: given.updatedOn,
        dataSporzadzenia: given.drawnUpOn,
        dataPrzegladu: given.reviewedOn,
        metodaOceny: given.method,
        podmiotOceniajacy: given.assessor,
        osobaKontaktowa: inLanguage(given.contactPerson, language),
        email: given.email,
        telefon: given.phone,
        architektura: inLanguage(given.building, language),
        architekturaUrl: given.buildingAddress,
        komunikacja: inLanguage(given.communication, language),
        tekstLatwy: given.easyPage,
        filmPjm: given.signFilm,
        filmPjmTekst: inLanguageOrNull(given.signFilmText, language),
        aplikacje: given.applications.map(({ name, address }) => ({ nazwa: inLanguage(name, language), adres: address })),
      };
    },
  }),
];
