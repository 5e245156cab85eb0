import { describe, expect, it } from 'vitest';
import { buildPack, layersOf, put, raw, sampleSurroundings, second, serviceFile, write } from './cases/sample-pack';
import { checkPack } from './check-pack';

const overlay = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', office: { name: 'Gmina Sosnówka' } });

function problemsOf(edits: Parameters<typeof buildPack>[0], base: boolean = false): string[] {
  const { problems } = base
    ? checkPack(buildPack([overlay, ...edits], {}), layersOf(buildPack([])), sampleSurroundings)
    : checkPack(buildPack(edits), undefined, sampleSurroundings);
  return problems.map(({ rule, place, suggestion }) => `${rule} ${place.file}${place.pointer}${suggestion ? ` → ${suggestion}` : ''}`);
}

const own = { slug: 'nowa', title: 'Nowa', group: 'budzet', blocks: [{ id: 'a', block: 'text', text: 'Tekst' }] };

describe('a file that nothing reads is told', () => {
  it.each([
    ['uslugi/nowa/service.json', 'services/nowa/service.json'],
    ['service/nowa/service.json', 'services/nowa/service.json'],
    ['ekrany/nowa/screen.json', 'screens/nowa/screen.json'],
    ['services/nowa/service.jsn', 'services/nowa/service.json'],
    ['services/nowa/servise.json', 'services/nowa/service.json'],
    ['services/nowa.jsonc', 'services/nowa.json'],
    ['servces/nowa.json', 'services/nowa.json'],
    ['text/en.json', 'texts/en.json'],
    ['portal.jsn', 'portal.json'],
  ])('%s, with what was probably meant: %s', (file, meant) => {
    expect(problemsOf([write(file, own)])).toEqual([`unknown-file ${file} → ${meant}`]);
  });

  it('and an overlay’s as well; notes may lie anywhere', () => {
    expect(problemsOf([write('uslugi/dochody/service.json', { title: 'Inne' })], true)).toContain(
      'unknown-file uslugi/dochody/service.json → services/dochody/service.json',
    );
    expect(problemsOf([raw('README.md', 'x'), raw('services/dochody/notatki.txt', 'x')])).toEqual([]);
  });
});

it('a service of the base pack and another whole one of the overlay are not mixed; a change without slug is', () => {
  const whole = { slug: 'dochody', title: 'Dochody', group: 'budzet', blocks: [{ id: 'a', block: 'text', text: 'Tekst' }] };
  expect(problemsOf([write(serviceFile, whole)], true)).toContain(`duplicate-slug ${serviceFile}/slug`);
  expect(problemsOf([write(serviceFile, { title: 'Wpływy' })], true).filter((line) => !line.startsWith('stale'))).toEqual([]);
});

describe('the address of a call', () => {
  const problemsAt = (endpoint: string) => problemsOf([put('/sources/dochody/endpoint', endpoint)]);

  it.each(['/../auth/x', '/a/../../x', '/a/..', '/./a', '/..', '//example.org', '/a//b'])(
    'cannot lead outside the office: %s',
    (endpoint) => {
      expect(problemsAt(endpoint)).toEqual([`wrong-value ${serviceFile}/sources/dochody/endpoint`]);
    },
  );

  it.each(['/', '/a/', '/a.b', '/.a', '/a..b', '/...', '/a/{rok}.pdf'])('may be %s', (endpoint) => {
    expect(problemsAt(endpoint).filter((problem) => problem.includes('/endpoint'))).toEqual([]);
  });
});

describe('an entry of a list in a widget’s settings', () => {
  const clock = (budziki: unknown) => put('/blocks/1', { id: 'w', block: 'widget', widget: 'zegar', props: { budziki } });
  const at = `${serviceFile}/blocks/1/props/budziki`;

  it.each([
    ['has a name that the widget does not know', [{ id: 'a', dzwoni: true, godzna: 7 }], [`widget-part ${at}/0/godzna → godzina`]],
    ['lacks what the widget needs', [{ id: 'a', dzwoni: true }, { id: 'b' }], [`widget-part ${at}/1`]],
    ['has a word for a boolean', [{ id: 'a', dzwoni: 'tak' }], [`widget-setting ${at}/0/dzwoni`]],
    ['has a formula of another type', [{ id: 'a', dzwoni: '=params.rok + 1' }], [`widget-setting ${at}/0/dzwoni`]],
    ['reads a name that there is not', [{ id: 'a', dzwoni: '=params.rko == 2024' }], [`unknown-param ${at}/0/dzwoni → rok`]],
    ['has no id', [{ dzwoni: true }], [`missing-property ${at}/0`]],
    ['stands alone where a list is expected', 'a', [`widget-setting ${at}`]],
    [
      'is right',
      [
        { id: 'a', dzwoni: '=params.rok == 2024', godzina: 7 },
        { id: 'b', dzwoni: false, godzina: null },
      ],
      [],
    ],
  ])('%s', (_, given, problems) => {
    // The clock stands in the place of a chart, whose translations are left over.
    expect(problemsOf([clock(given)]).filter((line) => !line.startsWith('dead-translation'))).toEqual(problems);
  });
});

it('a type named twice is refused where it stands', () => {
  const type = '/sources/dochody/response/properties/lista/items/properties/nazwa/type';
  expect(problemsOf([put(type, ['string', 'null', 'string'])])).toContain(`wrong-value ${serviceFile}${type}`);
});

it.each([
  ['services/drzewa.json', 'services/drzewa.en.json'],
  ['services/drzewa/service.json', 'services/drzewa/en.json'],
  ['screens/drzewa/screen.json', 'screens/drzewa/en.json'],
])('the translation that %s lacks is right in the file that the checker names: %s', (file, texts) => {
  const definition = write(file, { ...own, slug: 'drzewa' });
  const { problems } = checkPack(buildPack([definition]), undefined, sampleSurroundings);
  expect(problems.map(({ rule, expected }) => `${rule}: ${expected}`)).toEqual([`missing-translation: a file ${texts}`]);
  expect(problemsOf([definition, write(texts, { title: 'Trees', 'blocks.a.text': 'Text' })])).toEqual([]);
});

it('the translation that an overlay lacks belongs into a file of the overlay', () => {
  const change = write(serviceFile, { blocks: [{ id: 'uwaga', block: 'text', text: 'Uwaga' }] });
  const { problems } = checkPack(buildPack([overlay, change], {}), layersOf(buildPack([])), sampleSurroundings);
  const lacking = problems.filter(({ rule, place }) => rule === 'missing-translation' && place.file === serviceFile);
  expect(lacking.map(({ expected }) => expected)).toEqual(['blocks.uwaga.text in services/dochody/en.json']);
  const texts = write('services/dochody/en.json', { 'blocks.uwaga.text': 'Note' });
  expect(problemsOf([change, texts], true).filter((line) => line.includes('dochody'))).toEqual([]);
});

it('texts of a language that the portal does not offer are told', () => {
  const german = write('services/dochody/de.json', { title: 'Einnahmen' });
  const dead = ['dead-translation services/dochody/de.json', 'dead-translation texts/de.json'];
  expect(problemsOf([german, write('texts/de.json', {})]).sort()).toEqual(dead);
  expect(problemsOf([write('texts/uk.json', {})])).toEqual(['dead-translation texts/uk.json']);
});

it('a language without a catalogue is told where it is offered and where texts are written in it', () => {
  expect(problemsOf([put('/languages', ['pl', 'en', 'cs'], 'portal.json')])).toContain('unknown-language portal.json/languages/2');
  expect(problemsOf([write('services/dochody/eng.json', { title: 'Income' })])).toEqual([
    'unknown-language services/dochody/eng.json → en',
  ]);
  const { problems } = checkPack(buildPack([write('portal.cs.json', {})]), undefined, sampleSurroundings);
  expect(problems.map(({ expected }) => expected)).toEqual(['a file texts/cs.json, or one of pl, en']);
});

it('links of the menu and footer that lead nowhere are told', () => {
  const item = { id: 'a', label: 'A', goTo: '/dochod' };
  const lines = problemsOf([put('/footer', [item], 'portal.json'), put('/menu', [{ ...item, position: 1 }], 'portal.json')]);
  expect(lines.filter((line) => line.startsWith('unknown-route'))).toEqual([
    'unknown-route portal.json/footer/0/goTo',
    'unknown-route portal.json/menu/0/goTo',
  ]);
});

const column = '/blocks/0/columns/0';
const amount = '/blocks/0/columns/1/format';

describe('a format that cannot show the values of its column is refused', () => {
  it.each(['money', 'decimal', 'integer', 'percent', 'quantity', 'yes-no', 'list'])('%s over a text', (format) => {
    const unit = format === 'quantity' ? [put(`${column}/unit`, 'l')] : [];
    expect(problemsOf([put(`${column}/format`, format), ...unit])).toEqual([`format-mismatch ${serviceFile}${column}/format`]);
  });

  it.each(['date', 'date-time', 'email', 'phone', 'web-address', 'yes-no', 'list', 'account-number', 'unit-code', 'integer'])(
    '%s over an amount',
    (format) => expect(problemsOf([put(amount, format)])).toEqual([`format-mismatch ${serviceFile}${amount}`]),
  );

  it.each(["=['a', 'b']", '=dochody.lista', "={'a': 1}"])('and %s as a cell', (value) => {
    expect(problemsOf([put(`${column}/value`, value)])).toEqual([`format-mismatch ${serviceFile}${column}/value`]);
  });

  it.each(['=[row.nazwa]', '=double(row.nazwa)', '=size(row.nazwa)'])('but %s as what it is passes', (value) => {
    const format = value.startsWith('=[') ? 'list' : value.includes('size') ? 'integer' : 'money';
    expect(problemsOf([put(`${column}/value`, value), put(`${column}/format`, format)])).toEqual([]);
  });
});

describe('a formula with what formulas do not have is refused with its place', () => {
  it.each([
    ['=5u == row.kwota', 'expression-syntax'],
    ["=b'a' == row.nazwa", 'expression-syntax'],
    ['=type(1) == row.nazwa', 'unknown-function'],
    ["=duration('1h') == row.nazwa", 'unknown-function'],
    ['=row.kwota == 99999999999999999999', 'expression-syntax'],
    ['=text(row) == row.nazwa', 'expression-type'],
    ['=[true].join() == row.nazwa', 'expression-type'],
    ['={row.nazwa: 1} == null', 'expression-syntax'],
    ["=row.nazwa.matches('[')", 'unsafe-pattern'],
    ["=row.nazwa.matches('(a)\\\\1')", 'unsafe-pattern'],
    ['=row.nazwa.matches(row.nazwa)', 'unsafe-pattern'],
    ["=row.nazwa.matches('a' + 'b')", 'unsafe-pattern'],
  ])('%s: %s', (formula, rule) => {
    const found = problemsOf([put('/blocks/0/where', formula)]);
    expect(found).toContain(`${rule} ${serviceFile}/blocks/0/where`);
  });
});

it('decimal places of dates are refused where they stand', () => {
  const range = { control: 'date-range', label: 'Okres', places: 2 };
  expect(problemsOf([put('/params/okres', range)])).toContain(`places-unused ${serviceFile}/params/okres/places`);
});

describe('a browser of folders names fields of the contract', () => {
  const entry = (...fields: readonly string[]) => ({
    type: 'array',
    items: { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])) },
  });
  const folder = {
    nazwaMenu: { type: 'string' },
    katalogi: entry('nazwaMenu'),
    pliki: entry('nazwa', 'typ', 'link'),
    strony: entry('nazwa', 'link'),
  };
  const right = {
    id: 'drzewo',
    block: 'browser',
    title: 'Drzewo',
    root: '=drzewo',
    name: 'nazwaMenu',
    folders: 'katalogi',
    files: { list: 'pliki', name: 'nazwa', extension: 'typ', link: 'link' },
    pages: { list: 'strony', name: 'nazwa', link: 'link' },
    whenEmpty: 'Nic',
  };
  const told = (browser: object) =>
    problemsOf([
      write('services/drzewo.json', {
        slug: 'drzewo',
        title: 'Drzewo',
        group: 'budzet',
        sources: { drzewo: { endpoint: '/drzewo', response: { type: 'object', required: [], properties: folder } } },
        blocks: [browser],
      }),
      write('services/drzewo.en.json', { title: 'Tree', 'blocks.drzewo.title': 'Tree', 'blocks.drzewo.whenEmpty': 'Nothing' }),
    ]).filter((line) => !line.startsWith('missing-route'));

  it.each([
    [{ name: 'nazwaMenuu' }, '/name → nazwaMenu'],
    [{ folders: 'katalog' }, '/folders → katalogi'],
    [{ files: { ...right.files, list: 'plik' } }, '/files/list → pliki'],
    [{ files: { ...right.files, extension: 'tip' } }, '/files/extension → typ'],
    [{ pages: { ...right.pages, link: 'lnk' } }, '/pages/link → link'],
    [{ pages: { ...right.pages, list: 'nazwaMenu' } }, '/pages/list'],
  ])('%o is told at its place', (slip, place) => {
    expect(told({ ...right, ...slip })).toEqual([`unknown-path services/drzewo.json/blocks/0${place}`]);
  });

  it('and right names are not', () => expect(told(right)).toEqual([]));
});

describe('the addresses to which the portal leads by itself', () => {
  const list = '/uslugi/dochody';
  const strona = { plik: { schema: { type: 'string', description: 'File.' }, otherwise: '/' } };
  const shell = {
    status: 'lata',
    configuration: 'lata',
    menu: 'lata',
    routes: {
      services: list,
      contentPage: { route: list, file: 'plik' },
      cookiePolicy: list,
      serviceBreak: '/przerwa',
      maintenance: '/przerwy',
    },
  };
  const session = { login: list, home: list, exchange: 'lata', loginFailed: list };
  const told = (parts: { readonly shell?: object; readonly routes?: object; readonly session?: object } = {}) =>
    checkPack(
      buildPack([
        put('/state', strona),
        put('/shell', { ...shell, ...parts.shell, routes: { ...shell.routes, ...parts.routes } }, 'portal.json'),
        put('/session', { ...session, ...parts.session }, 'portal.json'),
      ]),
      undefined,
      sampleSurroundings,
    )
      .problems.filter(({ rule }) => rule.endsWith('-route'))
      .map(({ place, message, suggestion }) => `${place.pointer} ${message}${suggestion ? ` → ${suggestion}` : ''}`);

  it('are right', () => expect(told()).toEqual([]));

  it.each([
    [{ routes: { cookiePolicy: '/uslugi/dochod' } }, `/shell/routes/cookiePolicy No screen has the address /uslugi/dochod. → ${list}`],
    [
      { routes: { contentPage: { route: '/uslugi/x', file: 'plik' } } },
      '/shell/routes/contentPage/route No screen has the address /uslugi/x.',
    ],
    [
      { routes: { contentPage: { route: list, file: 'plikk' } } },
      '/shell/routes/contentPage/file The screen dochody has no state plikk, which must receive the file name. → plik',
    ],
    [
      { shell: { contentTrees: [{ id: 'a', call: 'lata', goTo: list, block: 'tabela' }] } },
      '/shell/contentTrees/0/block The screen dochody has no block tabela that opens folders.',
    ],
    [{ session: { newPassword: '/uslugi/dochodyy' } }, `/session/newPassword No screen has the address /uslugi/dochodyy. → ${list}`],
    [
      { routes: { serviceBreak: list } },
      `/shell/routes/serviceBreak ${list} is already the address of another page; the portal draws its own page there.`,
    ],
    [
      { routes: { maintenance: '/przerwa' } },
      '/shell/routes/maintenance /przerwa is already the address of another page; the portal draws its own page there.',
    ],
  ])('%j is told at its place', (slip, line) => {
    expect(told(slip).map((each) => each.slice(0, line.length))).toEqual([line]);
  });

  it.each([
    ['services', 'it needs the list of services for residents who may not open a screen'],
    ['contentPage', 'the menu, folders and texts of the office lead to content pages, which need a screen'],
    ['serviceBreak', 'the office can announce a technical break of a single service, and that page needs an address'],
    ['maintenance', 'the office can announce maintenance of the portal, and that page needs an address'],
  ])('without %s the checker says what it is for', (name, words) => {
    expect(told({ routes: { [name]: undefined } })).toEqual([`/shell portal.json has no shell.routes.${name}: ${words}.`]);
  });

  it('the same for an external login that fails', () => {
    expect(told({ session: { loginFailed: undefined } })).toEqual([
      '/session portal.json has no session.loginFailed: an external login that fails ends there.',
    ]);
  });
});

it('an address that a widget is given is one of a screen', () => {
  const surroundings = {
    ...sampleSurroundings,
    widgets: { powrot: { description: 'Goes back.', props: { dokad: { type: 'string' as const } }, routes: ['dokad'] } },
  };
  const told = (dokad: string) =>
    checkPack(
      buildPack([put('/blocks', [{ id: 'powrot', block: 'widget', widget: 'powrot', props: { dokad } }])]),
      undefined,
      surroundings,
    ).problems.flatMap(({ rule, place, suggestion }) => (rule === 'unknown-route' ? [`${place.pointer} → ${suggestion}`] : []));
  expect(told('/uslugi/dochody?rok=2025')).toEqual([]);
  expect(told('/uslugi/dochod?rok=2025')).toEqual(['/blocks/0/props/dokad → /uslugi/dochody']);
});

it('a password among the params is told where it belongs', () => {
  const param = { control: 'password', label: 'Hasło' };
  const { problems } = checkPack(buildPack([put('/params/haslo', param)]), undefined, sampleSurroundings);
  expect(problems).toMatchObject([{ rule: 'unknown-control', place: { pointer: '/params/haslo/control' }, got: '"password"' }]);
  expect(problems[0]?.message).toMatch(/^A password stands in a form/);
});

describe('what a shared call sends to an office with names of its own', () => {
  const send = (sending: object, more: object = {}) => [
    put('/calls/lata/query', { rok: { type: 'integer', description: 'The year.', examples: [2026] } }, 'calls.json'),
    put('/calls/lata/send', sending, 'calls.json'),
    ...Object.entries(more).map(([name, value]) => put(`/calls/lata/${name}`, value, 'calls.json')),
  ];

  it.each([
    [
      'reads a name that the call is not given',
      send({ query: { year: '=query.rokk' } }),
      ['unknown-path calls.json/calls/lata/send/query/year → rok'],
    ],
    [
      'takes a number for a text',
      send({ query: { year: '=query.rok.substring(2)' } }),
      ['expression-type calls.json/calls/lata/send/query/year'],
    ],
    [
      'reads the number of a subject that nobody chose',
      send({ query: { kto: '=query.nip' } }),
      ['unknown-path calls.json/calls/lata/send/query/kto'],
    ],
    ['is no formula', send({ query: { year: '=query.rok +' } }), ['expression-syntax calls.json/calls/lata/send/query/year']],
    [
      'leaves out what the path needs',
      send({ query: { year: '=query.rok' } }, { endpoint: '/lata/{yaer}' }),
      ['endpoint-placeholder calls.json/calls/lata/send/query → year'],
    ],
    ['is right', send({ query: { year: '=text(query.rok)' } }, { endpoint: '/lata/{year}' }), []],
    ['is right about a subject', send({ query: { year: '=query.rok', kto: '=query.nip' } }, { personal: true }), []],
  ])('%s', (_, edits, problems) => {
    expect(problemsOf(edits).filter((line) => line.includes('/send'))).toEqual(problems);
  });
});

describe('what leads to a screen with state', () => {
  const card = second('karta', { state: { numer: { schema: { type: 'string', description: 'Number.' }, otherwise: '/uslugi/dochody' } } });
  const action = (more: object) => [
    card,
    put('/blocks/0/actions', [{ id: 'karta', action: 'open', label: 'Karta', goTo: '/uslugi/karta', ...more }]),
  ];
  const at = `${serviceFile}/blocks/0/actions/0`;
  it.each([
    ['hands over nothing', action({}), [`handed-state ${at}/goTo`]],
    ['misspells a name', action({ state: { numr: '=row.nazwa' } }), [`handed-state ${at}/state/numr → numer`]],
    ['hands over a number for a text', action({ state: { numer: '=row.kwota' } }), [`handed-state ${at}/state/numer`]],
    ['hands over one thing too many', action({ state: { numer: '=row.nazwa', rok: 2026 } }), [`handed-state ${at}/state/rok`]],
    ['hands over what the screen needs', action({ state: { numer: '=row.nazwa' } }), []],
    ['leads elsewhere', action({ goTo: '/uslugi/dochody' }), []],
  ])('%s', (_, edits, problems) => {
    expect(problemsOf(edits).filter((line) => line.startsWith('handed-state'))).toEqual(problems);
  });
});

describe('a personal call on a screen that is open to all', () => {
  const told = (edits: Parameters<typeof problemsOf>[0]) => problemsOf(edits).filter((line) => line.startsWith('personal-without-login'));

  it('is told at its own setting and at the name of a shared call', () => {
    expect(told([put('/sources/dochody/personal', true)])).toEqual([`personal-without-login ${serviceFile}/sources/dochody/personal`]);
    expect(told([put('/calls/lata/personal', true, 'calls.json')])).toEqual([`personal-without-login ${serviceFile}/sources/lata/call`]);
  });

  it('is right after login, or with a condition of its own', () => {
    const personal = put('/sources/dochody/personal', true);
    expect(told([personal, put('/access', { protected: true })])).toEqual([]);
    expect(told([personal, put('/sources/dochody/when', '=subject != null')])).toEqual([]);
  });
});
