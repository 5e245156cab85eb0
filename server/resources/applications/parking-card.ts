import { eq } from 'drizzle-orm';
import { writeToOwner } from '../../accounts/write-to-owner';
import { applicationsOf, attachmentsOf, fileApplication, openApplications, unsentFiles } from '../../applications/file-applications';
import { caseNumber, receipt } from '../../applications/receipt';
import { sentForm } from '../../applications/sent-lines';
import { officeMoment } from '../../calendar/office-day';
import { flag, line } from '../../calls/body-readers';
import { accepted, type BodyReader, defineResource, OfficeFile, refused } from '../../calls/define-resource';
import { recordId } from '../../calls/query-readers';
import { account } from '../../database/account-tables';
import { OfficeFailure } from '../../errors/office-failure';

const kind = 'karta-parkingowa';
const form = { slug: kind, form: 'wniosek' } as const;

/** The office's terms: cards of a year, and what one vehicle costs, in grosze. */
const cards = 500;
const feeOfVehicle = 6_000;

const states = { sent: 'wyslany', accepted: 'przyjety', refused: 'odrzucony' } as const;
const rights: readonly unknown[] = ['wlasnosc', 'leasing', 'uzyczenie'];

interface Vehicle {
  readonly numer: string;
  readonly prawo: string;
}

/** One to three vehicles, none of them twice. */
const vehicles: BodyReader<readonly Vehicle[]> = (value) => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const read = given.flatMap((one): Vehicle[] => {
    const { numer, prawo }: { numer?: unknown; prawo?: unknown } = Object(one);
    const number = typeof numer === 'string' ? numer.trim().toUpperCase() : '';
    return /^[A-Z0-9 ]{4,10}$/.test(number) && rights.includes(prawo) ? [{ numer: number, prawo: String(prawo) }] : [];
  });
  const isGood =
    read.length === given.length && read.length >= 1 && read.length <= 3 && new Set(read.map(({ numer }) => numer)).size === read.length;
  return isGood ? accepted(read) : refused('wrongApplication', { name: 'pojazdy' });
};

const scans: BodyReader<readonly string[]> = (value) => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids = given.filter((one): one is string => typeof one === 'string' && /^[0-9a-f-]{36}$/.test(one));
  return ids.length === given.length && ids.length >= 1 && ids.length <= 6
    ? accepted([...new Set(ids)])
    : refused('wrongApplication', { name: 'skany' });
};

/** The application for a card to park as a resident. */
export const parkingCardResources = [
  defineResource('GET /wnioski/kartaParkingowa/dajWarunki', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject, today }) => {
      const own = await applicationsOf(database, kind, subject.id);
      return {
        doKiedy: lastDay(today),
        wolneMiejsca: Math.max(0, cards - (await openApplications(database, kind))),
        czyZlozony: own.some(({ state }) => state !== 'refused'),
        oplataZaPojazd: feeOfVehicle / 100,
      };
    },
  }),

  defineResource('GET /wnioski/kartaParkingowa/dajWyslane', {
    caller: 'subject',
    query: {},
    answer: async ({ database, subject }) => {
      const own = await applicationsOf(database, kind, subject.id);
      const files = await attachmentsOf(
        database,
        own.map(({ id }) => id),
      );
      const wnioski = own.map((sent) => ({
        idWniosku: sent.id,
        numerSprawy: caseNumber(sent),
        kiedyWyslano: officeMoment(sent.sentAt),
        stan: states[sent.state],
        pojazdy: numbersIn(sent.content),
        oplata: sent.fee / 100,
        odpowiedz: sent.answer,
        kiedyOdpowiedziano: sent.answeredAt && officeMoment(sent.answeredAt),
        pliki: (files.get(sent.id) ?? []).map(({ id, name, size, sha256 }) => ({
          idPliku: id,
          nazwa: name,
          rozmiar: Math.ceil(size / 10_000) / 100,
          sha256,
        })),
      }));
      return { wnioski };
    },
  }),

  defineResource('POST /wnioski/kartaParkingowa/dodaj', {
    caller: 'subject',
    once: true,
    query: {},
    body: { ulica: line('ulica', 120), pojazdy: vehicles, skany: scans, oswiadczenie: flag('oswiadczenie') },
    answer: async ({ subject, user, body, ...office }) => {
      const { database, now, today, pack } = office;
      if (body.ulica.length < 3) throw new OfficeFailure('wrongApplication', { name: 'ulica' });
      if (!body.oswiadczenie) throw new OfficeFailure('wrongApplication', { name: 'oswiadczenie' });
      if (body.skany.length < body.pojazdy.length) throw new OfficeFailure('wrongApplication', { name: 'skany' });
      if (lastDay(today) < today) throw new OfficeFailure('applicationClosed');
      const filed = await database.transaction(async (within) => {
        const files = await unsentFiles(within, user.accountId, body.skany);
        if ((await openApplications(within, kind)) >= cards) throw new OfficeFailure('applicationClosed');
        const content = { ...body };
        const said = sentForm(pack, form, content, files);
        const fee = body.pojazdy.length * feeOfVehicle;
        const sent = { kind, partyId: subject.id, accountId: user.accountId, content, files, ...said, fee };
        const one = await fileApplication(within, sent, now);
        const [owner] = await within.select().from(account).where(eq(account.id, user.accountId));
        const values = { number: caseNumber(one), content: inWords(one.lines) };
        if (owner) await writeToOwner(within, office, { kind: 'application-sent', owner, values });
        return one;
      });
      office.accounts.deliver();
      return { numerSprawy: caseNumber(filed) };
    },
  }),

  defineResource('GET /wnioski/kartaParkingowa/dajPotwierdzenie/pdf', {
    caller: 'subject',
    query: { idWniosku: recordId('idWniosku') },
    answer: async ({ database, subject, query, draw, pack }) => {
      const sent = (await applicationsOf(database, kind, subject.id)).find(({ id }) => id === query.idWniosku);
      if (!sent) throw new OfficeFailure('documentUnavailable');
      const to = pack?.index('pl').office.officeName ?? '';
      const letter = receipt(sent, { title: 'Wniosek o\u00a0kartę parkingową', from: subject.name, to });
      return new OfficeFile(await draw(letter), `${caseNumber(sent).replaceAll('/', '_')}.pdf`, 'application/pdf');
    },
  }),
];

function lastDay(today: string): string {
  return `${today.slice(0, 4)}-12-31`;
}

function numbersIn({ pojazdy }: Readonly<Record<string, unknown>>): string {
  const given: readonly unknown[] = Array.isArray(pojazdy) ? pojazdy : [];
  return given.map((one) => String(Object(one).numer)).join(', ');
}

function inWords(lines: readonly { readonly label: string; readonly value: string | null }[]): string {
  return lines.map(({ label, value }) => (value === null ? `${label}:` : `${label}: ${value}`)).join('\n');
}
