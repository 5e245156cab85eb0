import { applicationsOf, attachmentsOf, openApplications, unsentFiles } from '../../applications/file-applications';
import { caseNumber } from '../../applications/receipt';
import { sendApplication } from '../../applications/send-application';
import { officeMoment } from '../../calendar/office-day';
import { flag, line } from '../../calls/body-readers';
import { accepted, type BodyReader, defineResource, refused } from '../../calls/define-resource';
import { OfficeFailure } from '../../errors/office-failure';
import { states } from './sent-applications';

const kind = 'karta-parkingowa';

/** The office's terms: cards of a year, and what one vehicle costs, in grosze. */
const cards = 500;
const feeOfVehicle = 6_000;

const rights: readonly unknown[] = ['wlasnosc', 'leasing', 'uzyczenie'];

interface Vehicle {
  readonly numer: string;
  readonly prawo: string;
}

/** One to three vehicles, none of them twice, whatever spaces stand in a number. */
const vehicles: BodyReader<readonly Vehicle[]> = (value) => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const read = given.flatMap((one): Vehicle[] => {
    const { numer, prawo }: { numer?: unknown; prawo?: unknown } = Object(one);
    const number = typeof numer === 'string' ? numer.trim().toUpperCase() : '';
    return /^[A-Z0-9 ]{4,10}$/.test(number) && rights.includes(prawo) ? [{ numer: number, prawo: String(prawo) }] : [];
  });
  const isGood =
    read.length === given.length &&
    read.length >= 1 &&
    read.length <= 3 &&
    new Set(read.map(({ numer }) => numer.replaceAll(' ', ''))).size === read.length;
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
      const own = await applicationsOf(database, subject.id, kind);
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
      const own = await applicationsOf(database, subject.id, kind);
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
      const { database, today } = office;
      if (body.ulica.length < 3) throw new OfficeFailure('wrongApplication', { name: 'ulica' });
      if (!body.oswiadczenie) throw new OfficeFailure('wrongApplication', { name: 'oswiadczenie' });
      if (body.skany.length < body.pojazdy.length) throw new OfficeFailure('wrongApplication', { name: 'skany' });
      if (lastDay(today) < today) throw new OfficeFailure('applicationClosed');
      const filed = await database.transaction(async (within) => {
        const files = await unsentFiles(within, user.accountId, body.skany);
        if ((await openApplications(within, kind)) >= cards) throw new OfficeFailure('applicationClosed');
        const fee = body.pojazdy.length * feeOfVehicle;
        const sent = { kind, form: 'wniosek', partyId: subject.id, accountId: user.accountId, content: { ...body }, files, fee };
        return await sendApplication(within, office, { ...sent, single: true });
      });
      office.accounts.deliver();
      return { numerSprawy: caseNumber(filed) };
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
