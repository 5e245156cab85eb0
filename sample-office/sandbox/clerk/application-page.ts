import { caseNumber } from '../../../server/applications';
import type { application, storedFile } from '../../../server/database';
import { escapeMarkup } from '../../../server/texts';
import { sandboxPage } from '../sandbox-page';

type Application = typeof application.$inferSelect;
type StoredFile = typeof storedFile.$inferSelect;

interface ApplicationsPage {
  readonly waiting: readonly Application[];
  readonly files: ReadonlyMap<number, readonly StoredFile[]>;
  /** What came of the answer before; null if the page was just opened. */
  readonly said: string | null;
  readonly nonce: string;
}

/** The applications that wait for a clerk, with what was sent and a form for the answer. */
export function applicationsPage({ waiting, files, said, nonce }: ApplicationsPage): string {
  const told = said === null ? '' : `<p role="status"><strong>${said}</strong></p>`;
  const list =
    waiting.length > 0 ? waiting.map((one) => entry(one, files.get(one.id) ?? [])).join('\n') : '<p>Żaden wniosek nie czeka.</p>';
  return sandboxPage({
    name: 'Urząd: wnioski mieszkańców',
    note: 'W\u00a0prawdziwym urzędzie tak odpowiada pracownik, w\u00a0systemie urzędu. Ta strona jest częścią próbną.',
    nonce,
    title: 'Wnioski do rozpatrzenia',
    content: `${told}${list}`,
  });
}

function entry(sent: Application, files: readonly StoredFile[]): string {
  const number = escapeMarkup(caseNumber(sent));
  const lines = sent.lines.map(({ label, value }) =>
    value === null ? `<dt><strong>${escapeMarkup(label)}</strong></dt>` : `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd>`,
  );
  const attachments = files.map(
    ({ id, name }) => `<li><a href="/wnioski-do-rozpatrzenia/plik/${id}" download>${escapeMarkup(name)}</a></li>`,
  );
  return `<section aria-label="${number}"><h2>${number}</h2><dl>${lines.join('')}</dl>
${attachments.length > 0 ? `<ul>${attachments.join('')}</ul>` : ''}
<form method="post" action="/wnioski-do-rozpatrzenia/${sent.id}">
<label>Odpowiedź <textarea name="odpowiedz" rows="3" cols="40" maxlength="1000" required></textarea></label>
<div class="actions"><button type="submit" name="decyzja" value="przyjety" aria-label="Przyjmij ${number}">Przyjmij</button>
<button type="submit" class="second" name="decyzja" value="odrzucony" aria-label="Odrzuć ${number}">Odrzuć</button></div></form></section>`;
}
