import type { PrintableDocument, PrintablePart } from '../../engine';
import { officeMoment } from '../calendar/office-day';
import type { application } from '../database/file-tables';

type Application = typeof application.$inferSelect;

/** Beginnings of the numbers of cases, by the kind of application. */
const beginnings: Readonly<Record<string, string>> = { 'karta-parkingowa': 'KP' };

/** The number under which a resident and the office speak of an application. */
export function caseNumber({ id, kind, sentAt }: Pick<Application, 'id' | 'kind' | 'sentAt'>): string {
  return `${beginnings[kind] ?? 'W'}/${id}/${officeMoment(sentAt).slice(0, 4)}`;
}

/** What was sent, when and to whom, in the words of the form: the same for ever, whatever becomes of the form. */
export function receipt(
  sent: Application,
  { title, from, to }: { readonly title: string; readonly from: string; readonly to: string },
): PrintableDocument {
  return {
    title: `Potwierdzenie: ${title}`,
    language: 'pl',
    intro: 'Urząd otrzymał ten wniosek przez portal. To potwierdzenie powstało z\u00a0tego samego formularza.',
    choices: [
      { label: 'Numer sprawy', value: caseNumber(sent) },
      { label: 'Wysłano', value: officeMoment(sent.sentAt) },
      { label: 'Kto wysłał', value: from },
      { label: 'Do kogo', value: to },
      { label: 'Definicja formularza', value: sent.definition },
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
