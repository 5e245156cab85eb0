import type { Page, Route } from 'playwright/test';

/** A call of the shell, and a screen that makes it. */
export interface ShellCallOnScreen {
  readonly call: string;
  readonly screen: string;
  /** True if the screen can show nothing without the answer, so it shows the error and offers to try again. */
  readonly needed: boolean;
}

/** Every call of the shell. */
export const shellCalls: readonly ShellCallOnScreen[] = [
  { call: '/pi/status', screen: '/strona-glowna', needed: false },
  { call: '/pi/konfiguracja', screen: '/strona-glowna', needed: false },
  { call: '/pi/menuBoczne', screen: '/strona-glowna', needed: false },
  { call: '/pi/licznik-odwiedzin', screen: '/strona-glowna', needed: false },
  { call: '/pi/kafelki', screen: '/strona-glowna', needed: true },
  { call: '/lista-uslug', screen: '/lista-uslug', needed: true },
  { call: '/pi/kontakt', screen: '/kontakt', needed: true },
  { call: '/pi/procedury', screen: '/procedury', needed: true },
  { call: '/pi/informacje', screen: '/informacje', needed: true },
  { call: '/pi/strona', screen: '/strona-wlasna', needed: true },
  { call: '/pi/deklaracja-dostepnosci', screen: '/deklaracja-dostepnosci', needed: true },
];

/** A way in which an office fails. */
export interface OfficeFault {
  readonly name: string;
  /** maintenance and signed-out affect the whole portal; message only the part that made the call. */
  readonly leadsTo: 'maintenance' | 'signed-out' | 'message';
  answer(route: Route): Promise<void>;
}

const status = (code: number, leadsTo: OfficeFault['leadsTo'] = 'message'): OfficeFault => ({
  name: `status ${code}`,
  leadsTo,
  answer: (route) => route.fulfill({ status: code, json: { kod: '1', opis: 'Urząd nie może teraz odpowiedzieć.' } }),
});

/** Every way in which an office fails. */
export const officeFaults: readonly OfficeFault[] = [
  status(401, 'signed-out'),
  status(403),
  status(404),
  status(409),
  status(422),
  status(429),
  status(500),
  status(503, 'maintenance'),
  {
    name: 'HTML in place of JSON',
    leadsTo: 'message',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title><h1>Logowanie do sieci</h1>' }),
  },
  {
    name: 'JSON that ends too early',
    leadsTo: 'message',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"kafelki": [{"nazwa": ' }),
  },
  { name: 'JSON of another shape', leadsTo: 'message', answer: (route) => route.fulfill({ json: 17 }) },
  {
    name: 'no answer for 30 seconds',
    leadsTo: 'message',
    answer: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      // By then the page may have given up the call, or be closed.
      await route.abort().catch(() => undefined);
    },
  },
  { name: 'a connection that breaks', leadsTo: 'message', answer: (route) => route.abort('connectionreset') },
];

/** Makes a call of the office fail in this way. */
export async function breakCall(page: Page, call: string, fault: OfficeFault): Promise<() => Promise<void>> {
  const address = (url: URL) => url.pathname === `/api${call}`;
  const answer = (route: Route) => fault.answer(route);
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}
