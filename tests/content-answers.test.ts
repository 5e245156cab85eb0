// What the definitions answer themselves reaches documents and previews as it reaches a resident's page, and an office is not asked for it.
import { describe, expect, test } from 'vitest';
import { success } from '../engine';
import { askedCalls, checkPack, compilePack } from '../engine/authoring';
import { buildPack, put } from '../engine/authoring/check/cases/sample-pack';
import { createMockOffice } from '../scripts/mock-office/mock-server';
import { withContent } from '../server/documents/content-answer';
import { createAnswerRoom } from '../server/pdf/answer-room';
import { openPack } from '../server/publishing/published-pack';
import { previewOffice } from '../server/studio/preview/preview-office';

function packWith(content: object) {
  const { pack } = checkPack(buildPack([put('/calls/lata/content', content, 'calls.json')]));
  if (!pack) throw new Error('The sample pack has errors.');
  return pack;
}

const whole = packWith({ body: { lata: [1999] }, translations: { en: { lata: [2001] } } });
const named = packWith({ by: 'rok', body: { plan: { lata: [1999] } } });
const { endpoint } = whole.calls.calls.lata ?? { endpoint: '' };
const fromOffice = { lata: [2026] };

/** What a document is made of. */
async function inDocument(pack: typeof whole, query: Readonly<Record<string, string>>, language: 'pl' | 'en' = 'pl') {
  const ask = withContent(() => async () => success(fromOffice), openPack(compilePack(pack), undefined), language);
  const manner = { room: createAnswerRoom().open(), signal: AbortSignal.timeout(5_000) };
  return await ask(manner)({ method: 'GET', path: endpoint, query, body: null, personal: false, signedIn: false });
}

const inPreview = (pack: typeof whole, query: Readonly<Record<string, string>>) =>
  previewOffice(pack).answer({ method: 'GET', path: endpoint, query }, { person: 'visitor', data: 'down', slug: null }, null);

describe('content of the definitions', () => {
  test('is in a document, in its language', async () => {
    expect(await inDocument(whole, {})).toEqual(success({ lata: [1999] }));
    expect(await inDocument(whole, {}, 'en')).toEqual(success({ lata: [2001] }));
  });

  test('by name is in a document, where other names are the office’s', async () => {
    expect(await inDocument(named, { rok: 'plan' })).toEqual(success({ lata: [1999] }));
    for (const rok of ['inny', '__proto__', '']) expect(await inDocument(named, { rok })).toEqual(success(fromOffice));
  });

  test('is in a preview also while the office is down', () => {
    expect(inPreview(whole, { lang: 'en' })).toEqual({ kind: 'value', value: { lata: [2001] } });
    expect(inPreview(named, { rok: 'plan' })).toEqual({ kind: 'value', value: { lata: [1999] } });
  });

  test('is no call of the mock office, unless other names are the office’s', async () => {
    const statusOf = async (pack: typeof whole) => {
      const office = createMockOffice({ calls: askedCalls(pack), answers: new Map(), way: 'good' });
      const { statusCode } = await office.inject({ method: 'GET', url: endpoint });
      await office.close();
      return statusCode;
    };
    expect(await statusOf(whole)).toBe(404);
    expect(await statusOf(named)).toBe(200);
  });
});
