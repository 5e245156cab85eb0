import { applicationsOf } from '../../applications/file-applications';
import { caseNumber, decideBy, receipt } from '../../applications/receipt';
import { officeMoment } from '../../calendar/office-day';
import { defineResource, OfficeFile } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import { OfficeFailure } from '../../errors/office-failure';

/** States of an application, as the office calls them in its answers. */
export const states = { sent: 'wyslany', accepted: 'przyjety', refused: 'odrzucony' } as const;

/** What somebody applied for, of whatever kind, and the receipts. */
export const sentApplicationResources = [
  defineResource('GET /wnioski/dajWyslane', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => ({
      wnioski: (await applicationsOf(database, subject.id)).map((sent) => ({
        idWniosku: sent.id,
        rodzaj: sent.kind,
        numerSprawy: caseNumber(sent),
        kiedyWyslano: officeMoment(sent.sentAt),
        stan: states[sent.state],
        odpowiedz: sent.answer,
        kiedyOdpowiedziano: sent.answeredAt && officeMoment(sent.answeredAt),
        odpowiedzDo: sent.state === 'sent' ? decideBy(sent.sentAt) : null,
      })),
    }),
  }),

  defineResource('GET /wnioski/dajPotwierdzenie/pdf', {
    caller: 'subject',
    query: { idWniosku: recordId('idWniosku') },
    answer: async ({ database, subject, query, draw, pack }) => {
      const sent = (await applicationsOf(database, subject.id)).find(({ id }) => id === query.idWniosku);
      if (!sent) throw new OfficeFailure('documentUnavailable');
      const letter = receipt(sent, { from: subject.name, to: pack?.index('pl').office.officeName ?? '' });
      return new OfficeFile(await draw(letter), `${caseNumber(sent).replaceAll('/', '_')}.pdf`, 'application/pdf');
    },
  }),
];
