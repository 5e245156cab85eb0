import type { PrintableDocument, PrintablePart } from '../../engine';
import { officeDay, officeMoment, writtenParts } from '../calendar/office-day';
import type { application } from '../database/file-tables';

type Application = typeof application.$inferSelect;

/** Beginnings of the numbers of cases, and what receipts are called, by the kind of application. */
const kinds: Readonly<Record<string, { readonly beginning: string; readonly title: string }>> = {
  'karta-parkingowa': { beginning: 'KP', title: 'Wniosek o\u00a0kartę parkingową' },
  'deklaracja-o-odpadach': { beginning: 'OD', title: 'Deklaracja o\u00a0wysokości opłaty za odpady' },
};

/** The number under which a resident and the office speak of an application. */
export function caseNumber({ id, kind, sentAt }: Pick<Application, 'id' | 'kind' | 'sentAt'>): string {
  return `${kinds[kind]?.beginning ?? 'W'}/${id}/${officeMoment(sentAt).slice(0, 4)}`;
}

/** Days within which an application that needs looking into is answered: a month, as the code of administrative procedure has it (art. 35 § 3). */
const daysToDecide = 30;

/** The day by which the office answers an application. */
export function decideBy(sentAt: Date): string {
  return officeDay(new Date(sentAt.getTime() + daysToDecide * 86_400_000));
}

/** What was sent, when and to whom, in the words of the form: the same for ever, whatever becomes of the form. */
export function receipt(sent: Application, { from, to }: { readonly from: string; readonly to: string }): PrintableDocument {
  const title = kinds[sent.kind]?.title ?? 'Wniosek';
  const { day, time } = writtenParts(sent.sentAt);
  return {
    title: `Potwierdzenie: ${title}`,
    language: 'pl',
    intro: 'Urząd otrzymał ten wniosek przez portal. To potwierdzenie powstało z\u00a0tego samego formularza.',
    choices: [
      { label: 'Numer sprawy', value: caseNumber(sent) },
      { label: 'Wysłano', value: `${day}, godz.\u00a0${time}` },
      { label: 'Kto wysłał', value: from },
      { label: 'Do kogo', value: to },
      ...(sent.fee > 0 ? [{ label: 'Opłata', value: `${(sent.fee / 100).toFixed(2).replace('.', ',')}\u00a0zł` }] : []),
      { label: 'Wersja formularza', value: sent.definition },
    ],
    parts: recordsOf(title, sent),
    orientation: 'portrait',
  };
}

function recordsOf(title: string, { lines }: Application): readonly PrintablePart[] {
  const records: { title: string; fields: { label: string; value: string }[] }[] = [{ title, fields: [] }];
  for (const { label, value } of lines) {
    if (value === null) records.push({ title: label, fields: [] });
    else records.at(-1)?.fields.push({ label, value });
  }
  return records.filter(({ fields }) => fields.length > 0).map((record) => ({ kind: 'record', ...record }));
}
