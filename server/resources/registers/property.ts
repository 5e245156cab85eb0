import { and, asc, eq } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { building, land, propertyOwner, structure } from '../../database/register-tables';

type Taxable = typeof land | typeof building | typeof structure;

/** Land, buildings and structures that the subject is taxed for, alone or with others. */
export const propertyResources = [
  defineResource('GET /nieruchomosci/dajNieruchomosci', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const owned = (table: Taxable) => and(eq(propertyOwner.card, table.card), eq(propertyOwner.partyId, subject.id));
      const grunty = await database
        .select({
          nrKarty: land.card,
          opisPodatku: land.tax,
          powierzchniaGruntu: land.area,
          jednostkaPowierzchni: land.unit,
          nazwaStawki: land.rate,
        })
        .from(land)
        .innerJoin(propertyOwner, owned(land))
        .orderBy(asc(land.card), asc(land.id));
      const buildings = await database
        .select()
        .from(building)
        .innerJoin(propertyOwner, owned(building))
        .orderBy(asc(building.card), asc(building.id));
      const budowle = await database
        .select({
          nrKarty: structure.card,
          opisPodatku: structure.tax,
          wartoscBudowli: structure.value,
          jednostkaWartosci: structure.unit,
          nazwaStawki: structure.rate,
        })
        .from(structure)
        .innerJoin(propertyOwner, owned(structure))
        .orderBy(asc(structure.card), asc(structure.id));
      return { grunty, budynki: buildings.map((row) => buildingAnswer(row.building)), budowle };
    },
  }),
];

function buildingAnswer(row: typeof building.$inferSelect) {
  const { identifier, documentKind: typ, documentNumber: numer, documentDate: dataWydania } = row;
  const hasDocument = typ !== null || numer !== null || dataWydania !== null;
  return {
    nrKarty: row.card,
    opisPodatku: row.tax,
    powierzchniaBudynku: row.area,
    jednostkaPowierzchni: row.unit,
    nazwaStawki: row.rate,
    daneGeodezyjne: identifier === null ? null : { pelnyIdentyfikator: identifier },
    dokumentWlasnosci: hasDocument ? { typ, numer, dataWydania } : null,
  };
}
