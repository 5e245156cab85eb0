// Calls about dues with input that no screen sends, and amounts of every size in the office's books.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type FormatOptions, formatValue } from '../../engine/formats';
import { parseGrosze, zlotyText } from '../../portal';
import { dueCard, dueHolder } from '../../server/database/dues-tables';
import { duesCaller } from './dues-caller';
import { officeOfFile } from './office-of-file';
import { makeCard } from './sample-dues';

const office = await officeOfFile();
const dues = duesCaller(office);

const byCard = ['dajNaleznosciKarty', 'dajZaksiegowaneWplaty', 'dajElementyDochodzenia'] as const;
const noId = ['', '-1', '1.5', '1e3', '0x1F', 'abc', '81001 ', '٣', 'null', '9223372036854775807', '9223372036854775808', '1,2', "1'--"];

describe('an id', () => {
  it.each(byCard)('of %s that is none is a wrong query, an unknown or foreign one is not there', async (call) => {
    for (const id of noId)
      expect(await dues.get('wife', `/oplaty/${call}?idKartyNaleznosci=${encodeURIComponent(id)}`), id).toMatchObject({
        status: 400,
        body: { kod: 7 },
      });
    expect(await dues.get('wife', `/oplaty/${call}`)).toMatchObject({ status: 400 });
    const foreign = await dues.card('farmer', 'R/00045/2026');
    for (const id of ['0', '999999999', String(foreign.idKartyNaleznosci)])
      expect(await dues.get('wife', `/oplaty/${call}?idKartyNaleznosci=${id}`), id).toMatchObject({ status: 404, body: { kod: 1801 } });
  });

  it('of a proof of payment that is none, or a list that is none or far too long, is a wrong query', async () => {
    const card = await dues.card('wife', 'P/00231/2026');
    const ask = (body: object) => dues.post('wife', '/oplaty/dajPotwierdzenieWplaty', body);
    const good = { idKartyNaleznosci: card.idKartyNaleznosci, idNaleznosciRatyZbiorczej: [1], idNaleznosciRaty: [] };
    for (const id of [null, '81001', -1, 1.5, 0, Number.MAX_SAFE_INTEGER, [81_001], {}, true])
      expect(await ask({ ...good, idKartyNaleznosci: id }), String(id)).toMatchObject({ status: 400 });
    for (const list of [null, 'abc', 7, {}, ['1'], [1.5], [-1], [null], [[1]], [2 ** 53], Array.from({ length: 10_001 }, () => 1)])
      for (const name of ['idNaleznosciRatyZbiorczej', 'idNaleznosciRaty'])
        expect(await ask({ ...good, [name]: list }), `${name} ${String(list).slice(0, 20)}`).toMatchObject({ status: 400 });
    for (const body of [{}, [], { idKartyNaleznosci: card.idKartyNaleznosci }]) expect(await ask(body)).toMatchObject({ status: 400 });
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1);
    expect(await ask({ ...good, idNaleznosciRatyZbiorczej: many })).toMatchObject({ status: 404, body: { kod: 1801 } });
    expect(await ask(good)).toMatchObject({ status: 404 });
  });
});

describe('the document of a card', () => {
  const address = (query: Readonly<Record<string, string>>) => `/oplaty/dajNaleznosciKarty/pdf?${new URLSearchParams(query)}`;
  const tytul = 'Należności: podatki gminne';

  it('is refused for a title, an id, a choice, a day or an amount that the screen cannot have', async () => {
    const { idKartyNaleznosci } = await dues.card('wife', 'P/00231/2026');
    const good = { tytul, idKartyNaleznosci: String(idKartyNaleznosci), typNaleznosci: 'wszystkie' };
    const wrong = [
      { tytul: 'Inny tytuł' },
      { idKartyNaleznosci: '' },
      { idKartyNaleznosci: '9223372036854775807' },
      { idKartyNaleznosci: '1; DROP TABLE due_card' },
      { typNaleznosci: 'inne' },
      { dataOd: '2026-02-30' },
      { dataOd: '1899-12-31' },
      { dataDo: '2999-01-01' },
      { dataOd: '2026-09-01', dataDo: '2026-01-01' },
      { kwotaOd: 'abc' },
      { kwotaOd: '5', kwotaDo: '1' },
    ];
    for (const part of wrong)
      expect(await dues.get('wife', address({ ...good, ...part })), JSON.stringify(part)).toMatchObject({ status: 400 });
  });

  it('of a stranger is answered like one that does not exist', async () => {
    const { idKartyNaleznosci } = await dues.card('farmer', 'R/00045/2026');
    for (const id of [idKartyNaleznosci, 999_999_999])
      expect(await dues.get('wife', address({ tytul, idKartyNaleznosci: String(id), typNaleznosci: 'wszystkie' }))).toMatchObject({
        status: 404,
        body: { kod: 1801 },
      });
  });
});

it('a name of 120 characters and an account full of hostile text are carried as they are', async () => {
  const name = `<script>alert(1)</script>${'ŻÓŁĆ '.repeat(19)}`.slice(0, 120);
  const { cardId } = await makeCard(office.database, { holders: ['shop'], amounts: [99_999_999_999n] });
  await office.database.update(dueCard).set({ payer: name }).where(eq(dueCard.id, cardId));
  await office.database.update(dueHolder).set({ name, address: '=1+1' }).where(eq(dueHolder.cardId, cardId));
  const card = (await dues.cards('shop')).find(({ idKartyNaleznosci }) => idKartyNaleznosci === cardId);
  expect(card).toMatchObject({ nazwaPlatnika: name, suma: 999_999_999.99 });
  expect(await dues.holders('shop')).toContainEqual(expect.objectContaining({ nazwaUdzialowca: name, adresUdzialowca: '=1+1' }));
});

const shown: FormatOptions = { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key) => key, unit: null, withUnit: false };

/** The digits that the screen shows for an amount, with a decimal point. */
function shownDigits(amount: number | null): string | undefined {
  return formatValue('money', amount, shown)?.replaceAll('\u00a0', '').replace(',', '.');
}

/** Złoty of every size up to 9 999 999 999 999.99; the same index gives the same amount. */
function amountAt(index: number): string {
  const mixed = BigInt(index + 1) * 6_364_136_223_846_793_005n;
  return zlotyText((mixed >> 8n) % 10n ** BigInt(1 + (index % 15)));
}

/** Makes a card with an instalment for each amount. */
async function fillCard(amounts: readonly bigint[]): Promise<number> {
  const { cardId } = await makeCard(office.database, { holders: ['association'], amounts: amounts.slice(0, 1) });
  await office.database.execute(sql`
    WITH made AS (
      INSERT INTO due_instalment (card_id, due_on)
      SELECT ${cardId}::integer, date '2026-12-15' FROM generate_series(1, ${amounts.length - 1}::integer) RETURNING id
    ), placed AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM made)
    INSERT INTO due_part (instalment_id, principal)
    SELECT placed.id, amount.value::bigint
    FROM placed JOIN jsonb_array_elements_text(${JSON.stringify(amounts.slice(1).map(String))}::jsonb) WITH ORDINALITY AS amount(value, place) USING (place)`);
  return cardId;
}

describe('amounts', () => {
  const batch = 10_000;
  // A fixed sample in a usual run, a million amounts in a full one.
  const batches = process.env.OKIENKO_FULL === '1' ? 100 : 2;

  it('are the same when they are read, stored, answered and shown', async () => {
    let differences = 0;
    for (let start = 0; start < batches; start += 1) {
      const written = Array.from({ length: batch }, (_, index) => amountAt(start * batch + index));
      const read = written.map((text) => parseGrosze(text) ?? -1n);
      const cardId = await fillCard(read);
      const rows = await dues.instalments('association', { idKartyNaleznosci: cardId });
      expect(rows).toHaveLength(batch);
      for (const [index, row] of rows.entries()) {
        const stored = parseGrosze(row.kwotaRaty);
        const isSame = stored === read[index] && stored !== null && zlotyText(stored) === written[index];
        if (!isSame || shownDigits(row.kwotaRaty) !== written[index]) differences += 1;
      }
    }
    expect(differences).toBe(0);
  }, 1_200_000);
});
