import { describe, expect, it } from 'vitest';
import { chosenOf, instalmentsOf, isPayable, totalOf } from '../custom-widgets/payments/instalment';
import type { Contract } from '../engine/language/language.generated';
import { blockOf, definitions, drawService, tableOf } from './draw-service';

const definitionOf = (slug: string) => definitions.services.find((service) => service.slug === slug)?.definition;
const calls = definitions.calls.calls;

/** Field names of the rows that an answer lists, from the contract. */
function fieldsOf(call: string, ...path: readonly string[]): string[] {
  let at: Contract | undefined = calls[call]?.response;
  for (const name of path) at = at?.properties?.[name]?.items ?? at?.properties?.[name];
  return Object.keys(at?.properties ?? {}).sort();
}

describe('the calls of dues', () => {
  it('give a collective instalment and its parts the fields of the specification [INST-13, INST-14]', () => {
    const money = ['kwotaRaty', 'kwotaGlowna', 'kosztyEgzekucji', 'odsetki', 'oplataProlongacyjna', 'kwotaRazem'];
    const marks = ['jestUpomnienie', 'jestWezwanie', 'jestRozlozenieNaRaty', 'jestOdroczenieTerminu', 'jestTytulWykonawczy'];
    const collective = fieldsOf('naleznosciKarty', 'ratyZbiorcze');
    const ordered = ['zleconoPlatnoscZKIR', 'zleconoPlatnoscZP24'];
    expect(collective).toEqual(
      expect.arrayContaining(['idNaleznosciRatyZbiorczej', 'terminPlatnosci', 'czySplacona', ...money, ...marks, ...ordered]),
    );
    // The selection exists only in the browser.
    expect(collective).not.toContain('czyZaznaczona');
    expect(fieldsOf('naleznosciKarty', 'ratyZbiorcze', 'raty')).toEqual([...money, 'nrRaty', 'rodzajOplaty', 'idNaleznosciRaty'].sort());
  });

  it('give bookings and steps of collection the same fields, asked for by the card [INST-25, INST-27]', () => {
    const fields = [
      'opis',
      'dataOperacji',
      'typ',
      'kwotaGlowna',
      'kosztyUpomnien',
      'odsetki',
      'oplataProlongacyjna',
      'suma',
      'pozostaloDoSplaty',
    ];
    const lists = { zaksiegowaneWplaty: 'listaZaksiegowanychWplat', elementyDochodzenia: 'listaElementowDochodzeniaNaleznosci' };
    const sources = Object.values(definitionOf('karta-naleznosci')?.sources ?? {});
    for (const [call, list] of Object.entries(lists)) {
      expect(fieldsOf(call, list)).toEqual([...fields].sort());
      expect(sources.find((source) => source.call === call)?.query).toEqual({ idKartyNaleznosci: '=state.karta.idKartyNaleznosci' });
    }
  });

  it('give the history its payments with what either provider says of them [HIST-02, HIST-04, HIST-05, HIST-06]', () => {
    expect(fieldsOf('historiaPlatnosci')).toEqual(['platnosci']);
    const about = fieldsOf('historiaPlatnosci', 'platnosci', 'opisPlatnosci');
    expect(about).toEqual(['opisStatusu', 'transakcjaKIR', 'transakcjaP24', 'typPlatnosci']);
    expect(fieldsOf('historiaPlatnosci', 'platnosci', 'opisPlatnosci', 'transakcjaKIR')).toEqual([
      'akceptantNazwaRachunku',
      'akceptantNumerRachunku',
      'waznoscTransakcji',
    ]);
    expect(fieldsOf('historiaPlatnosci', 'platnosci', 'opisPlatnosci', 'transakcjaP24')).toEqual(
      [
        'iban',
        'odbiorcaNazwa',
        'odbiorcaAdres',
        'odbiorcaMiasto',
        'odbiorcaKodPocztowy',
        'odbiorcaEmail',
        'odbiorcaKodPanstwa',
        'urlTransakcji',
      ].sort(),
    );
  });
});

describe('the definitions of dues', () => {
  it('lead every kind of due to one of six cards, each with a title and a PDF of its own [DUES-04, INST-02, INST-03]', () => {
    const cards = definitionOf('karta-naleznosci')?.variants ?? [];
    expect(cards).toHaveLength(6);
    for (const names of [cards.map(({ title }) => title), cards.map(({ values }) => String(values?.plik))])
      expect(new Set(names).size).toBe(6);
    const kinds: Readonly<Record<string, Readonly<Record<string, unknown>>>> = definitionOf('naleznosci-do-zaplaty')?.codes?.rodzaje ?? {};
    expect(Object.keys(kinds)).toHaveLength(8);
    expect(kinds.KONCESJE?.trasa).toBe('/naleznosci-oplaty-lokalne');
    const routes = cards.map(({ route }) => route);
    expect(Object.values(kinds).filter(({ trasa }) => !routes.includes(String(trasa)))).toEqual([]);
  });

  it('join those who owe a card by its symbol, and hide share and address in the sample [DUES-06, DUES-08, DUES-09]', async () => {
    const person = { nrKarty: 'P/1', udzial: '1/2', formaWladania: 'współwłasność', adresUdzialowca: 'ul. Polna 3' };
    const answers = {
      naleznosci: {
        karty: [
          {
            rok: 2026,
            aplikacjaNaleznosci: 'PODATKI_GMINNE',
            symbolKarty: 'P/1',
            numerKontaBankowego: '',
            suma: 10,
            nazwaPlatnika: 'A',
            idKartyNaleznosci: 1,
            czyInstytucja: false,
          },
          {
            rok: 2026,
            aplikacjaNaleznosci: 'ODPADY',
            symbolKarty: 'GO/2',
            numerKontaBankowego: '',
            suma: 20,
            nazwaPlatnika: 'A',
            idKartyNaleznosci: 2,
            czyInstytucja: false,
          },
        ],
      },
      wspolne: {
        wspolzobowiazani: [
          { ...person, nazwaUdzialowca: 'Anna' },
          { ...person, nazwaUdzialowca: 'Piotr', nrKarty: 'P/1' },
        ],
      },
    };
    const table = tableOf(await drawService('naleznosci-do-zaplaty', answers, { config: { czyDanePrzykladowe: false } }), 'karty');
    expect(table.columns.map(({ id }) => id)).toEqual(expect.arrayContaining(['udzialy', 'adresy']));
    expect([0, 1].map((row) => table.cell(row, 'udzialy').text)).toEqual([
      'Anna: 1/2, współwłasność; Piotr: 1/2, współwłasność',
      expect.not.stringContaining('Anna'),
    ]);
    expect(table.cell(0, 'adresy').text).toBe('ul. Polna 3');
    const sample = tableOf(await drawService('naleznosci-do-zaplaty', answers, { config: { czyDanePrzykladowe: true } }), 'karty');
    expect(sample.columns.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['udzialy']));
    expect(sample.columns.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['adresy']));
  });

  it('list four hundred charges with their sum to the grosz, paid and overpaid ones apart, and offer to pay those that are owed', async () => {
    const sums = [0.1, 0.2, 0, 1_234.56, -5];
    const karty = Array.from({ length: 400 }, (_, place) => ({
      rok: 2026,
      aplikacjaNaleznosci: 'ODPADY',
      symbolKarty: `GO/${place}/2026`,
      numerKontaBankowego: '',
      suma: sums[place % sums.length],
      nazwaPlatnika: 'Ż'.repeat(120),
      idKartyNaleznosci: place + 1,
      czyInstytucja: false,
    }));
    const model = await drawService('naleznosci-do-zaplaty', { naleznosci: { karty } });
    const table = tableOf(model, 'karty');
    expect(table.rowCount).toBe(240);
    // 80 times 0,10, 0,20 and 1 234,56.
    expect(JSON.stringify(table.totals?.cells([0])).replaceAll('\u00a0', ' ')).toContain('98 788,80');
    expect(table.actions(0).map((action) => ('label' in action ? action.label : action.text))).toContain('Zapłać');
    expect(model.pdf?.file).not.toBeNull();
  });

  it('offer four hundred open charges to be paid at once: all are rows, what is overdue is ticked, and sums are exact to the grosz', async () => {
    const sums = [0.1, 0.2, 1_234.56, 0.07];
    const ratyZbiorcze = Array.from({ length: 400 }, (_, place) => ({
      idKartyNaleznosci: place + 1,
      symbolKarty: `GO/${place}/2026`,
      aplikacjaNaleznosci: 'ODPADY',
      numerKontaBankowego: '61109010140000071219812874',
      idNaleznosciRatyZbiorczej: 1_000 + place,
      terminPlatnosci: place % 2 === 0 ? '2026-11-20' : '2026-12-15',
      kwotaRazem: sums[place % sums.length],
      czySplacona: false,
      jestTytulWykonawczy: false,
      zleconoPlatnoscZKIR: false,
      zleconoPlatnoscZP24: false,
      raty: [],
    }));
    const model = await drawService('zaplac', { raty: { ratyZbiorcze } }, { config: { czyWieleNaleznosci: true, czyP24: true } });
    const table = tableOf(model, 'platnosc');
    expect(table.rowCount).toBe(400);
    expect(new Set(ratyZbiorcze.map((_, row) => table.cell(row, 'zaCo').text)).size).toBe(400);
    const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');
    // 100 times each of 0,10, 0,20, 1 234,56 and 0,07; overdue are 0,10 and 1 234,56.
    expect(plain(table.totals?.cells(ratyZbiorcze.map((_, row) => row)))).toContain('123 493,00');
    expect(plain(blockOf(model, 'suma'))).toContain('123 493,00');
    expect(plain(blockOf(model, 'suma'))).toContain('123 466,00');
    const instalments = instalmentsOf(table, { providers: [], card: null, account: null });
    expect(totalOf(instalments.filter(isPayable))).toBe(12_349_300n);
    const block = blockOf(model, 'platnosc');
    const ticked = block.block === 'widget' && Array.isArray(block.props.preselected) ? block.props.preselected : [];
    expect(totalOf(chosenOf(instalments, new Set(ticked)))).toBe(12_346_600n);
    expect(ticked).toHaveLength(200);
  });

  it('mark an instalment with the letter of each of its flags and what it means [INST-10]', async () => {
    const flags = {
      jestOdroczenieTerminu: 'O – odroczony termin',
      jestRozlozenieNaRaty: 'R – rozłożenie na raty',
      jestTytulWykonawczy: 'T – tytuł wykonawczy',
      jestUpomnienie: 'U – upomnienie',
      jestWezwanie: 'W – wezwanie do zapłaty',
    };
    const money = { kwotaRaty: 10, kwotaGlowna: 10, kosztyEgzekucji: 0, odsetki: 0, oplataProlongacyjna: 0, kwotaRazem: 10 };
    const none = Object.fromEntries(Object.keys(flags).map((flag) => [flag, false]));
    const instalment = (id: number, marks: object) => ({
      idNaleznosciRatyZbiorczej: id,
      terminPlatnosci: '2026-12-31',
      czySplacona: false,
      zleconoPlatnoscZKIR: false,
      zleconoPlatnoscZP24: false,
      raty: [],
      ...money,
      ...none,
      ...marks,
    });
    const all = Object.fromEntries(Object.keys(flags).map((flag) => [flag, true]));
    const ratyZbiorcze = [
      ...Object.keys(flags).map((flag, index) => instalment(index, { [flag]: true })),
      instalment(8, all),
      instalment(9, {}),
    ];
    const model = await drawService(
      'karta-naleznosci',
      {
        karty: { karty: [] },
        raty: { ratyZbiorcze },
        wplaty: { listaZaksiegowanychWplat: [] },
        dochodzenie: { listaElementowDochodzeniaNaleznosci: [] },
      },
      { state: { karta: { idKartyNaleznosci: 1, czyInstytucja: false } } },
    );
    const table = tableOf(model, 'platnosc');
    const marks = ratyZbiorcze.map((_, row) => table.cell(row, 'oznaczenia').text.replaceAll('\u00a0', ' '));
    expect(marks).toEqual([...Object.values(flags), Object.values(flags).join(', '), expect.stringMatching(/^[^ORTUW]*$/)]);
  });
});
