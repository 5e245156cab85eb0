import { describe, expect, it } from 'vitest';
import type { PackEntry } from '../../engine';
import { type OfferedGroup, parseOfferedServices } from '../answers/offered-services';
import type { ListVisitor } from './service-access';
import { serviceAccess } from './service-access';
import { buildServicesList, ownServices, type ServicesListInput } from './services-list';

const entries: readonly PackEntry[] = [
  { slug: 'dochody', title: 'Dochody', group: 'budzet', hash: 'a1', serviceId: 1, route: '/uslugi/dochody' },
  {
    slug: 'odczyt',
    title: 'Odczyt',
    group: 'woda',
    hash: 'b2',
    serviceId: 20,
    protected: true,
    subject: 'person',
    route: '/uslugi/odczyt',
  },
  {
    slug: 'zezwolenia',
    title: 'Zezwolenia',
    group: 'woda',
    hash: 'c3',
    serviceId: 33,
    protected: true,
    subject: 'institution',
    route: '/uslugi/zezwolenia',
  },
  { slug: 'nowa', title: 'Nowa usługa', group: 'budzet', hash: 'd4', route: '/uslugi/nowa' },
  { slug: 'kontakt', title: 'Kontakt', hash: 'e5', route: '/kontakt' },
];
const groups = [
  { id: 'budzet', title: 'Budżet' },
  { id: 'woda', title: 'Woda' },
  { id: 'pusta', title: 'Pusta' },
];
const nobody: ListVisitor = { loggedIn: false, subject: null, underMaintenance: [], moment: 0 };
const offered = (uslugaId: number | null, id = 900, more: object = {}) => ({
  id,
  nazwa: `Usługa ${uslugaId ?? id}`,
  uslugaId,
  czyChroniona: false,
  czyWymaganaInstytucja: false,
  czyWymaganaOsobaFizyczna: false,
  ...more,
});

function list(change: Partial<ServicesListInput> = {}) {
  return buildServicesList({ pack: { services: entries, groups }, offered: null, config: {}, visitor: nobody, ...change });
}
function titles(change: Partial<ServicesListInput> = {}) {
  return list(change).map(({ title, services }) => [title, ...services.map((service) => service.title)]);
}
function accessOf(slug: string, visitor: ListVisitor) {
  return list({ visitor })
    .flatMap(({ services }) => services)
    .find((service) => service.slug === slug)?.access;
}
const answerOf = (nazwa: string, ...uslugi: readonly object[]) => [{ nazwa, uslugi }];
const parsed = (answer: unknown): readonly OfferedGroup[] => {
  const read = parseOfferedServices(answer);
  return read.ok ? read.value : [];
};
const groupsOf = (...uslugi: readonly object[]) => parsed(answerOf('Z urzędu', ...uslugi));

describe('buildServicesList', () => {
  it('takes groups, names and order from the pack while the office has not answered, without screens and empty groups', () => {
    expect(titles()).toEqual([
      ['Budżet', 'Dochody', 'Nowa usługa'],
      ['Woda', 'Odczyt', 'Zezwolenia'],
    ]);
  });

  it('takes groups and names from the office when it answers, and adds what the office cannot name', () => {
    expect(titles({ offered: groupsOf(offered(20), offered(1)) })).toEqual([
      ['Z urzędu', 'Usługa 20', 'Usługa 1'],
      ['Budżet', 'Nowa usługa'],
    ]);
    expect(titles({ offered: parsed(answerOf('Budżet', offered(1))) })).toEqual([['Budżet', 'Usługa 1', 'Nowa usługa']]);
  });

  it('knows a service by uslugaId, and by id when there is none', () => {
    const pack = { services: entries.slice(0, 2), groups };
    expect(titles({ pack, offered: groupsOf(offered(1, 20), offered(null, 20)) })).toEqual([['Z urzędu', 'Usługa 1', 'Usługa 20']]);
    expect(list({ pack, offered: groupsOf(offered(1, 20)) })[0]?.services[0]?.slug).toBe('dochody');
  });

  it('skips an unknown number without an error, and a group that has nothing else [SERV-14]', () => {
    const pack = { services: entries.slice(0, 1), groups };
    expect(titles({ pack, offered: [...groupsOf(offered(1)), ...parsed(answerOf('Obca', offered(4711)))] })).toEqual([
      ['Z urzędu', 'Usługa 1'],
    ]);
  });

  it('tells entries apart even when the office names one service twice', () => {
    const keys = list({ offered: groupsOf(offered(1), offered(1)) }).flatMap(({ services }) => services.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('opens a variant with its own number at its own address', () => {
    const pack = {
      services: [
        {
          slug: 'do-zaplaty',
          title: 'Do zapłaty',
          group: 'woda',
          hash: 'f',
          route: '/x',
          variants: [{ id: 'odpady', route: '/x/odpady', title: 'Odpady', serviceId: 9 }],
        },
      ],
      groups,
    };
    expect(list({ pack, offered: groupsOf(offered(9)) })[0]?.services[0]).toMatchObject({ title: 'Usługa 9', route: '/x/odpady' });
  });

  it('leaves out a service whose flag is off', () => {
    const pack = {
      services: [{ slug: 'dane', title: 'Dane', group: 'woda', hash: 'f', route: '/uslugi/dane', flag: 'czyWidoczne' }],
      groups,
    };
    expect(titles({ pack })).toEqual([]);
    expect(titles({ pack, config: { czyWidoczne: true } })).toEqual([['Woda', 'Dane']]);
  });

  it('protects what the office or the pack protects', () => {
    const locks = list({ offered: groupsOf(offered(1, 1, { czyChroniona: true }), offered(20)) })[0]?.services;
    expect(locks?.map(({ locked, access }) => [locked, access])).toEqual([
      [true, 'login'],
      [true, 'login'],
    ]);
  });
});

describe('what choosing a service does', () => {
  it('leads to the page of a planned break while it is on, whether or not the office knows the service by a number', () => {
    const breaks = [{ from: 1_000, until: 2_000 }];
    const at = (moment: number, serviceId: number | null) =>
      serviceAccess({ serviceId, locked: true, needsPerson: false, needsInstitution: false, breaks }, { ...nobody, moment });
    expect([at(999, 7), at(1_000, 7), at(1_999, null), at(2_000, null)]).toEqual(['login', 'maintenance', 'maintenance', 'login']);
  });

  const person: ListVisitor = { loggedIn: true, subject: { institution: false }, underMaintenance: [], moment: 0 };
  const institution: ListVisitor = { loggedIn: true, subject: { institution: true }, underMaintenance: [], moment: 0 };

  it.each([
    ['dochody', nobody, 'open'],
    ['odczyt', nobody, 'login'],
    ['odczyt', person, 'open'],
    ['odczyt', { ...person, subject: null }, 'open'],
    ['odczyt', institution, 'unavailable'],
    ['zezwolenia', person, 'unavailable'],
    ['zezwolenia', institution, 'open'],
    ['dochody', { ...nobody, underMaintenance: [1] }, 'maintenance'],
    ['odczyt', { ...nobody, underMaintenance: [20] }, 'maintenance'],
    ['odczyt', { ...institution, underMaintenance: [20] }, 'unavailable'],
    ['dochody', { ...nobody, underMaintenance: [20] }, 'open'],
    ['nowa', { ...nobody, underMaintenance: [1] }, 'open'],
  ] as const)('%s for %o: %s', (slug, visitor, access) => {
    expect(accessOf(slug, visitor)).toBe(access);
  });

  it('follows the flags of the office for the kind of subject [SERV-06, SERV-07]', () => {
    const forPersons = groupsOf(offered(1, 1, { czyWymaganaOsobaFizyczna: true }));
    const forInstitutions = groupsOf(offered(1, 1, { czyWymaganaInstytucja: true }));
    const first = (visitor: ListVisitor, groups: readonly OfferedGroup[]) => list({ visitor, offered: groups })[0]?.services[0]?.access;
    expect([first(institution, forPersons), first(person, forPersons)]).toEqual(['unavailable', 'open']);
    expect([first(institution, forInstitutions), first(person, forInstitutions)]).toEqual(['open', 'unavailable']);
  });
});

describe('parseOfferedServices', () => {
  it('reads the six fields of a service [SERV-02]', () => {
    const answer = answerOf('Z urzędu', offered(1, 5, { czyChroniona: true, czyWymaganaInstytucja: true }));
    const service = { title: 'Usługa 1', serviceId: 1, locked: true, needsInstitution: true, needsPerson: false };
    expect(parseOfferedServices(answer)).toEqual({ ok: true, value: [{ title: 'Z urzędu', services: [service] }] });
  });

  it.each([null, 7, 'x', {}, { uslugi: [] }, [null], [[]], [{ nazwa: 'A' }], [{ nazwa: 1, uslugi: [] }], [{ nazwa: 'A', uslugi: {} }]])(
    'refuses an answer of another shape: %j',
    (answer) => {
      expect(parseOfferedServices(answer).ok).toBe(false);
    },
  );

  it('leaves out entries without name or number, and takes a doubtful protection for protected', () => {
    const uslugi = [null, 'x', {}, { nazwa: 'bez numeru' }, { id: 3 }, { id: 4, nazwa: ' ' }, { uslugaId: 6, nazwa: 'Szósta' }];
    const read = parseOfferedServices([{ nazwa: 'A', uslugi }]);
    expect(read.ok && read.value[0]?.services).toEqual([
      { title: 'Szósta', serviceId: 6, locked: true, needsInstitution: false, needsPerson: false },
    ]);
  });
});

describe('what is the resident’s own', () => {
  const own = (visitor: ListVisitor) => ownServices(list({ visitor })).map(({ slug }) => slug);

  it('is what is open to them after the login, and nothing before', () => {
    expect(own(nobody)).toEqual([]);
    expect(own({ ...nobody, loggedIn: true, subject: { institution: false } })).toEqual(['odczyt']);
    expect(own({ ...nobody, loggedIn: true, subject: { institution: true } })).toEqual(['zezwolenia']);
    expect(own({ ...nobody, loggedIn: true, subject: { institution: false }, underMaintenance: [20] })).toEqual([]);
  });
});
