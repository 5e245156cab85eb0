import { asc } from 'drizzle-orm';
import { defineResource } from '../../calls/define-resource';
import { offeredService, serviceGroup } from '../../database/shell-tables';
import { inLanguage } from './in-language';

/** The services that the office offers, by group. A group without services is left out. */
export const serviceResources = [
  defineResource('GET /lista-uslug', {
    query: {},
    answer: async ({ database, language }) => {
      const groups = await database.select().from(serviceGroup).orderBy(asc(serviceGroup.position), asc(serviceGroup.id));
      const services = await database.select().from(offeredService).orderBy(asc(offeredService.position), asc(offeredService.id));
      return groups.flatMap((group) => {
        const inGroup = services.filter(({ groupId }) => groupId === group.id);
        if (inGroup.length === 0) return [];
        return [
          {
            nazwa: inLanguage(group.name, language),
            uslugi: inGroup.map((service) => ({
              id: service.id,
              nazwa: inLanguage(service.name, language),
              uslugaId: service.serviceNumber,
              czyChroniona: service.protected,
              czyWymaganaInstytucja: service.institutionOnly,
              czyWymaganaOsobaFizyczna: service.personOnly,
            })),
          },
        ];
      });
    },
  }),
];
