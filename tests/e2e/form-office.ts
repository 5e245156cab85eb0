// The office behind the sample forms of form-pack. It answers every call, records what was sent, and can be told to answer otherwise.
import type { Page, Route } from 'playwright/test';
import { startPortal } from '../portal-server';
import { testOn } from './story';

/** A form that the portal sent. */
export interface SentForm {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** An office that answers the sample forms. */
export interface FormOffice {
  readonly sent: SentForm[];
  /** How often each call was made. */
  readonly asked: Map<string, number>;
  /** Answers a call, such as `POST /haslo`, in another way from now on; null restores the usual answer. */
  answer(call: string, way: ((route: Route) => Promise<void>) | null): void;
}

const usual: Readonly<Record<string, unknown>> = {
  'GET /punkty': {
    punkty: [
      { idPunktu: 4, nrKarty: 'W-100', adres: 'ul. Leśna 5' },
      { idPunktu: 9, nrKarty: 'W-101', adres: 'ul. Konstantynopolitańczykowianeczki 123/45' },
    ],
  },
  'GET /tematy': {
    tematy: [
      { id: 7, temat: 'Awaria wodomierza', czyDodatkowy: true },
      { id: 8, temat: 'Pytanie o fakturę', czyDodatkowy: false },
    ],
  },
  'GET /telefon': { nrTelefonu: '600100200' },
  'GET /wyslane': { zgloszenia: [] },
  'GET /zgody': { sms: false, telefon: '600100200', tresc: '<p>Hasło ma <b>osiem</b> znaków.</p><script>document.title = "zle"</script>' },
  'GET /dane': { imie: 'Anna', email: 'anna@example.pl', kwota: 12.5, od: '2026-05-01' },
  'GET /pojazdy': {
    rodzaje: [
      { kod: 'OS', nazwa: 'Osobowy', maOsie: false },
      { kod: 'CIE', nazwa: 'Ciężarowy', maOsie: true },
    ],
    znane: [
      { numer: 'SK 12345', rodzaj: 'OS', oplata: 120.5 },
      { numer: 'SK 54321', rodzaj: 'CIE', oplata: 400 },
    ],
    adres: { ulica: 'Lipowa 3', kod: '32-000' },
  },
  'GET /oplata': { osoby: 4, kwota: '8.20', zaleglosc: null, uwagi: 'dużo' },
  'POST /zgloszenie': { czyZapisano: true },
  'POST /dane': { czyZapisano: true },
};

/** Plays the office of the sample forms on a page. */
export async function openFormOffice(page: Page): Promise<FormOffice> {
  const sent: SentForm[] = [];
  const asked = new Map<string, number>();
  const ways = new Map<string, (route: Route) => Promise<void>>();
  await page.route('**/api/proby/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/proby', '');
    const call = `${request.method()} ${path}`;
    asked.set(call, (asked.get(call) ?? 0) + 1);
    if (request.method() !== 'GET') sent.push({ method: request.method(), path, body: JSON.parse(request.postData() ?? 'null') });
    const way = ways.get(call);
    if (way) return way(route);
    const answer = usual[call];
    return answer === undefined ? route.fulfill({ status: 200, body: '' }) : route.fulfill({ json: answer });
  });
  return {
    sent,
    asked,
    answer(call, way) {
      if (way) ways.set(call, way);
      else ways.delete(call);
    },
  };
}

/** Refuses a call as the office does. */
export function refusal(kod: number, opis: string): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status: 422, json: { kod, opis } });
}

/** A call whose answer waits until it is released. */
export function heldAnswer(json: unknown): { readonly way: (route: Route) => Promise<void>; letGo(): void } {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { way: (route) => gone.then(() => route.fulfill({ json })), letGo: () => letGo() };
}

/** `test` for stories on a portal that publishes the sample forms, with their office. */
export const test = testOn(() => startPortal('start', { DEFINITIONS_DIR: 'tests/e2e/form-pack' })).extend<{ readonly office: FormOffice }>({
  office: async ({ page }, use) => {
    await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
    await use(await openFormOffice(page));
  },
});
