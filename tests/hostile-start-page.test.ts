// The start page of a person in front of an office that sends too much, too little and the wrong thing: in the engine, as the browser shows it.
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, readScenarios, scenarioSetting } from '../engine/authoring';
import { runScenario, type Scenario, type ScreenView } from '../engine/scenarios';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

type Answers = NonNullable<Scenario['answers']>;
type Row = Readonly<Record<string, unknown>>;

const files = readDefinitionsFolder('definitions');
const { pack } = checkPack(files, undefined, portalSurroundings);
const screen = pack?.services.find(({ slug }) => slug === 'moje-sprawy');
const own = readScenarios(files, pack).services.find(({ slug }) => slug === 'moje-sprawy');
if (!pack || !screen || !own) throw new Error('The start page is not in the pack.');
const setting = scenarioSetting(screen, pack);
const given = own.file.given ?? {};

// Every part has a row, so that its absence is seen.
const whole: Answers = {
  ...given.answers,
  ...own.file.scenarios.find(({ name }) => name.startsWith('applications stand'))?.answers,
  ...own.file.scenarios.find(({ name }) => name.startsWith('readings that were sent'))?.answers,
};

/** The list of each answer, and the blocks that read it alone; the buttons read several. */
const parts = {
  naleznosci: { list: 'karty', blocks: ['doZaplaty', 'naleznosci'] },
  liczniki: { list: 'wodomierze', blocks: ['wodomierze'] },
  zgloszenia: { list: 'zgloszenia', blocks: ['nowe', 'zgloszenia'] },
  poprawki: { list: 'historiaZgloszen', blocks: ['poprawki'] },
  platnosci: { list: 'platnosci', blocks: ['platnosci'] },
  wnioski: { list: 'wnioski', blocks: ['wnioski'] },
  odczyty: { list: 'odczyty', blocks: ['odczyty'] },
} as const;
const names = Object.keys(parts) as readonly (keyof typeof parts)[];

async function open(answers: Answers, more: Partial<Scenario> = {}): Promise<ScreenView> {
  const scenario = { name: 'hostile', expect: {}, config: { czyWidoczneDaneKorespondencyjne: true }, ...more, answers };
  return (await runScenario(scenario, { ...given, answers: {} }, setting)).view;
}

/** What the blocks of a part show. */
function shownBy(view: ScreenView, part: keyof typeof parts): unknown {
  return parts[part].blocks.map((id) => [view.tables?.[id], view.records?.[id], view.notices?.[id], view.links?.[id]]);
}

function rowsOf(part: keyof typeof parts): readonly Row[] {
  const rows: unknown = Reflect.get(Object(whole[part]?.data), parts[part].list);
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`${part} has no rows.`);
  return rows;
}

const withRows = (part: keyof typeof parts, rows: readonly unknown[]): Answers => ({
  ...whole,
  [part]: { data: { [parts[part].list]: rows } },
});

const garbage = /NaN|undefined|\[object|Infinity|Invalid Date/;

describe('the start page of a person', () => {
  it('shows every part, of whatever half of the others the office answers nothing: each of the 128 sets of failing parts', async () => {
    const complete = await open(whole);
    const wrong: string[] = [];
    for (let set = 0; set < 2 ** names.length; set += 1) {
      const broken = names.filter((_, place) => (set >> place) % 2 === 1);
      const failed = Object.fromEntries(broken.map((part) => [part, { error: { status: 500, kod: '2', opis: `Nie działa: ${part}` } }]));
      const view = await open({ ...whole, ...failed });
      const told = JSON.stringify(view);
      for (const part of names) {
        const isBroken = broken.includes(part);
        if (!isBroken && JSON.stringify(shownBy(view, part)) !== JSON.stringify(shownBy(complete, part)))
          wrong.push(`${broken}: ${part} changed`);
        if (isBroken && !/"(state|status)":"error"/.test(JSON.stringify(shownBy(view, part))))
          wrong.push(`${broken}: ${part} says nothing`);
      }
      if (view.leave !== null || garbage.test(told)) wrong.push(`${broken}: left, or showed what is no text`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(names)(
    '%s: whatever field its rows lack or hold as something else, the other parts and the rows that are well stay',
    async (part) => {
      const complete = await open(whole);
      const [first, ...rest] = rowsOf(part);
      const fields = [...new Set(rowsOf(part).flatMap(Object.keys))];
      const wrong: string[] = [];
      for (const field of fields) {
        const { [field]: _, ...without } = first ?? {};
        const odd = [null, '', 'x'.repeat(120), -0.004, 1e15, [], {}, true].map((value) => ({ ...first, [field]: value }));
        for (const row of [without, ...odd]) {
          const view = await open(withRows(part, [row, ...rest]));
          const what = `${field}: ${JSON.stringify(Object.hasOwn(row, field) ? Reflect.get(row, field) : 'left out')?.slice(0, 30)}`;
          for (const other of names)
            if (other !== part && JSON.stringify(shownBy(view, other)) !== JSON.stringify(shownBy(complete, other)))
              wrong.push(`${what}: changed ${other}`);
          if (view.leave !== null) wrong.push(`${what}: left the page`);
          if (garbage.test(JSON.stringify(view))) wrong.push(`${what}: shows ${garbage.exec(JSON.stringify(view))?.[0]}`);
          if (/"(state|status)":"loading"/.test(JSON.stringify(view))) wrong.push(`${what}: waits without end`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(names)(
    '%s: an answer without its list, an empty one, a list of nothing and another answer altogether leave the others as they are',
    async (part) => {
      const complete = await open(whole);
      const wrong: string[] = [];
      for (const data of [
        {},
        null,
        [],
        'tekst',
        7,
        { [parts[part].list]: null },
        { [parts[part].list]: {} },
        { [parts[part].list]: [null, 7, []] },
      ]) {
        const view = await open({ ...whole, [part]: { data } });
        for (const other of names)
          if (other !== part && JSON.stringify(shownBy(view, other)) !== JSON.stringify(shownBy(complete, other)))
            wrong.push(`${JSON.stringify(data)}: changed ${other}`);
        if (view.leave !== null || garbage.test(JSON.stringify(view)))
          wrong.push(`${JSON.stringify(data)}: left, or showed what is no text`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('adds up four hundred charges to the grosz, overdue ones first; what is overpaid, 0,00 or without a sum is no debt', async () => {
    const [card] = rowsOf('naleznosci');
    const sums = [0.1, 0.2, -50, 0, null, 1_234.56, 0.01, -0.01];
    const cards = Array.from({ length: 400 }, (_, place) => ({
      ...card,
      idKartyNaleznosci: place + 1,
      nazwaPlatnika: 'Ł'.repeat(120),
      aplikacjaNaleznosci: place % 3 === 0 ? 'X'.repeat(120) : 'ODPADY',
      suma: sums[place % sums.length],
      sumaPoTerminie: place % 2 === 1 ? sums[place % sums.length] : -3,
      najblizszyTermin: place % 5 === 0 ? '2099-12-31' : '1999-01-01',
      najblizszaKwota: place % 5 === 0 ? 0.1 : 0,
    }));
    const view = await open(withRows('naleznosci', cards));
    const owed = cards.filter(({ suma }) => (suma ?? 0) > 0);
    const overdue = owed.filter(({ sumaPoTerminie }) => (sumaPoTerminie ?? 0) > 0);
    // 50 times each of 0,10, 0,20, 1 234,56 and 0,01.
    expect(view.records?.doZaplaty?.fields).toMatchObject({ razem: '61\u00a0743,50\u00a0zł', poTerminie: '61\u00a0738,00\u00a0zł' });
    expect(view.tables?.naleznosci).toMatchObject({ rowCount: owed.length });
    const tones = view.tables?.naleznosci?.tones ?? [];
    expect(tones.filter((tone) => tone !== null)).toHaveLength(overdue.length);
    expect(tones.slice(0, overdue.length)).toEqual(Array(overdue.length).fill('error: po terminie'));
    expect(JSON.stringify(view)).not.toMatch(garbage);
  });

  it('of nothing but overpaid, empty and 0,00 charges says that nothing is to be paid, and offers no payment', async () => {
    const [card] = rowsOf('naleznosci');
    const cards = [-0.01, -1e9, 0, null].map((suma, place) => ({ ...card, suma, sumaPoTerminie: -5, idKartyNaleznosci: place + 1 }));
    const view = await open(withRows('naleznosci', cards));
    expect(view.records?.doZaplaty).toMatchObject({ whenEmpty: expect.stringContaining('Nie masz teraz nic do zapłaty.'), labels: [] });
    expect(view.blocks).not.toContain('naleznosci');
    expect(view.links?.zadania?.links?.map(([label]) => label)).toEqual(['Podaj stan wodomierza', 'Napisz w\u00a0sprawie wody']);
  });

  it('counts answers since a login that lies in the future, and of 400 requests, with days of 1999 and 2099', async () => {
    const [request] = rowsOf('zgloszenia');
    const requests = Array.from({ length: 400 }, (_, place) => ({
      ...request,
      kiedyUtworzono: place % 2 ? '2099-01-01 00:00:00' : '1999-12-31 23:59:59',
      kiedyObsluzono: place % 4 === 0 ? null : '2099-12-31 23:59:59',
      tematZgloszenia: 'Ł'.repeat(120),
    }));
    const count = async (poprzednieLogowanie: string) =>
      (await open(withRows('zgloszenia', requests), { user: { czyZalogowany: true, czyOgraniczony: false, poprzednieLogowanie } })).notices
        ?.nowe?.text ?? null;
    expect(await count('2026-11-12 09:41:07')).toMatch(/odpowiedział na\s300 zgłoszeń\.$/);
    expect(await count('2100-01-01 00:00:00')).toBeNull();
  });
});
