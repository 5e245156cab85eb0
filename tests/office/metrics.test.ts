// The figures for operators: what is answered, what waits, and nothing that belongs to a person. Read as Prometheus reads them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
let office: RunningOffice;

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path, METRICS_PORT: '0' });
}, 120_000);
afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** The lines of a figure, by its labels. */
async function figure(name: string): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(office.metrics ?? '');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return new Map(
    lines.map((line) => {
      const [, labels = '', value = ''] = /^\w+(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return [labels, Number(value)];
    }),
  );
}

test('answers are counted and timed by route, and no address stands in the figures', async () => {
  const secret = '44051401359';
  await fetch(`${office.address}/api/el/dajNajpopularniejszeImiona`);
  await fetch(`${office.address}/api/podatki/dajWymiarPodatku?pesel=${secret}`);
  await fetch(`${office.address}/${secret}`);
  const counted = await figure('okienko_http_request_duration_seconds_count');
  const of = (part: string) => [...counted].filter(([labels]) => labels.includes(part));
  expect(of('status="200"').length).toBeGreaterThan(0);
  expect(of('status="401"')).toEqual([['method="GET",route="/api/podatki/dajWymiarPodatku",status="401"', 1]]);
  expect(await (await fetch(office.metrics ?? '')).text()).not.toContain(secret);
});

test('what is served, drawn, paid and sent is told, with the state of the process', async () => {
  const [[version] = []] = await figure('okienko_pack_info');
  const { version: served } = (await (await fetch(`${office.address}/pack/current.json`)).json()) as { readonly version: string };
  expect(version).toBe(`version="${served}"`);
  expect(await figure('okienko_definitions_broken')).toEqual(new Map([['', 0]]));
  expect(await figure('okienko_pdf_waiting')).toEqual(new Map([['', 0]]));
  expect([...(await figure('okienko_payments')).keys()]).toContain('state="posted"');
  expect((await figure('okienko_letters_waiting')).get('')).toBeGreaterThanOrEqual(0);
  expect((await figure('nodejs_eventloop_lag_p99_seconds')).size).toBe(1);
});

test('they stand on a port of their own, which is told when it is taken', async () => {
  expect((await fetch(`${office.address}/metrics`)).status).toBe(404);
  const port = new URL(office.metrics ?? '').port;
  await expect(startFilledOffice({ OFFICE_API_URL: 'http://127.0.0.1:9', METRICS_PORT: port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken. Stop the other program, or set another METRICS_PORT.`,
  );
});
