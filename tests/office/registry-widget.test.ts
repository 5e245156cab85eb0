import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
let office: RunningOffice;
let registry: string;

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path });
  registry = office.sandboxRegistry ?? '';
}, 240_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

const policyOf = async (address: string, directive: string) =>
  ((await fetch(address)).headers.get('content-security-policy') ?? '')
    .split(';')
    .find((part) => part.trim().startsWith(directive))
    ?.trim();

it('statuses and registries have an origin of their own, which is the only one that pages of the portal may frame [REGS-02]', async () => {
  expect(new URL(registry).origin).toBe(registry);
  expect(registry).not.toBe(office.address);
  expect(await policyOf(`${office.address}/kontakt`, 'frame-src')).toBe(`frame-src 'self' ${registry}`);
  const settings = /<script id="okienko-settings">(.*?)<\/script>/.exec(await (await fetch(`${office.address}/kontakt`)).text())?.[1];
  expect(JSON.parse(settings ?? 'null')).toMatchObject({ embedOrigins: [registry] });
});

it('the call gives the addresses of both pages, in the language of the resident', async () => {
  const answer = await fetch(`${office.address}/api/pi/statusyIRejestry?idOrganizacji=280&lang=de`);
  expect(await answer.json()).toEqual({
    adresStatusow: `${registry}/statusy?idOrganizacji=280&lang=de`,
    adresRejestrow: `${registry}/rejestry?idOrganizacji=280&lang=de`,
  });
});

it.each(['pl', 'en', 'de', 'uk'])('both pages are in %s and may be framed by the portal alone', async (language) => {
  const port = new URL(office.address).port;
  for (const page of ['statusy', 'rejestry']) {
    const address = `${registry}/${page}?lang=${language}`;
    const html = await (await fetch(address)).text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(/<h1>\p{L}/u);
    expect(html.match(/role="rowheader"/g)?.length).toBeGreaterThanOrEqual(4);
    expect(await policyOf(address, 'frame-ancestors')).toBe(`frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`);
    expect(await policyOf(address, 'default-src')).toBe("default-src 'none'");
  }
});

it('anything else is not there', async () => {
  for (const address of [registry, `${registry}/constructor`, `${registry}/../statusy/x`]) expect((await fetch(address)).status).toBe(404);
  expect((await fetch(`${registry}/statusy`, { method: 'POST' })).status).toBe(404);
});

it('without the sandbox there is no such system', async () => {
  const other = temporaryFolder();
  const plain = await startFilledOffice({ DATA_DIR: other.path, SANDBOX: 'false' });
  try {
    expect(plain.sandboxRegistry).toBeNull();
    expect(await policyOf(`${plain.address}/kontakt`, 'frame-src')).toBe("frame-src 'self'");
    expect((await fetch(`${plain.address}/api/pi/statusyIRejestry?idOrganizacji=280`)).status).toBe(404);
  } finally {
    await plain.close();
    other.remove();
  }
});
