import { eq } from 'drizzle-orm';
import { defineResource } from '../calls/define-resource';
import { recordId } from '../calls/query-readers';
import { caseRegistry } from '../database/permit-tables';
import { OfficeFailure } from '../errors/office-failure';

/** Where residents see their cases and the office's registers: pages of another system, shown in a frame. */
export const caseRegistryResources = [
  defineResource('GET /pi/statusyIRejestry', {
    query: { idOrganizacji: recordId('idOrganizacji') },
    answer: async ({ database, query, language, sandboxRegistry }) => {
      const [kept] = await database
        .select({ adresStatusow: caseRegistry.statusesAddress, adresRejestrow: caseRegistry.registersAddress })
        .from(caseRegistry)
        .where(eq(caseRegistry.organisationId, query.idOrganizacji));
      if (kept) return kept;
      if (sandboxRegistry === null) throw new OfficeFailure('documentUnavailable');
      const address = (page: string) => `${sandboxRegistry}/${page}?idOrganizacji=${query.idOrganizacji}&lang=${language}`;
      return { adresStatusow: address('statusy'), adresRejestrow: address('rejestry') };
    },
  }),
];
