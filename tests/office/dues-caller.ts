import type { SamplePartyName } from '../../sample-office/seed/parties/sample-parties';
import type { DatabaseOffice, OfficeAnswer } from './database-office';
import { partyCaller } from './party-caller';

type Amount = number | null;

/** A card in the office's answer. */
export interface Card {
  readonly rok: number | null;
  readonly symbolKarty: string | null;
  readonly suma: Amount;
  readonly idKartyNaleznosci: number;
  readonly czyInstytucja: boolean;
}

interface Amounts {
  readonly kwotaRaty: Amount;
  readonly kwotaGlowna: Amount;
  readonly kosztyEgzekucji: Amount;
  readonly odsetki: Amount;
  readonly oplataProlongacyjna: Amount;
  readonly kwotaRazem: Amount;
}

/** A collective instalment with its parts. */
export interface Instalment extends Amounts {
  readonly idNaleznosciRatyZbiorczej: number;
  readonly terminPlatnosci: string | null;
  readonly czySplacona: boolean;
  readonly jestTytulWykonawczy: boolean;
  readonly raty: readonly (Amounts & { readonly idNaleznosciRaty: number | null; readonly nrRaty: number | null })[];
}

interface Operation {
  readonly opis: string | null;
  readonly typ: string | null;
  readonly dataOperacji: string | null;
  readonly suma: Amount;
  readonly pozostaloDoSplaty: Amount;
}

interface Holder {
  readonly nrKarty: string;
  readonly nazwaUdzialowca: string | null;
  readonly udzial: string | null;
}

type CardId = Pick<Card, 'idKartyNaleznosci'>;

/** Calls the office about dues, as a party of the sample. */
export interface DuesCaller {
  get(who: SamplePartyName, call: string): Promise<OfficeAnswer>;
  post(who: SamplePartyName, call: string, body: object): Promise<OfficeAnswer>;
  cards(who: SamplePartyName): Promise<readonly Card[]>;
  /** The card with this symbol. */
  card(who: SamplePartyName, symbol: string): Promise<Card>;
  holders(who: SamplePartyName): Promise<readonly Holder[]>;
  instalments(who: SamplePartyName, card: CardId): Promise<readonly Instalment[]>;
  payments(who: SamplePartyName, card: CardId): Promise<readonly Operation[]>;
  steps(who: SamplePartyName, card: CardId): Promise<readonly Operation[]>;
}

/** A caller with a session for each party. */
export function duesCaller(office: DatabaseOffice): DuesCaller {
  const { ask, answer, send } = partyCaller(office);
  const list = async <Row>(who: SamplePartyName, call: string, name: string): Promise<readonly Row[]> =>
    (await answer<Readonly<Record<string, readonly Row[]>>>(who, call))[name] ?? [];
  const cards = (who: SamplePartyName) => list<Card>(who, '/oplaty/dajKartyNaleznosci', 'karty');
  const of = ({ idKartyNaleznosci }: CardId) => `?idKartyNaleznosci=${idKartyNaleznosci}`;
  return {
    get: ask,
    post: send,
    cards,
    async card(who, symbol) {
      const found = (await cards(who)).find(({ symbolKarty }) => symbolKarty === symbol);
      if (!found) throw new Error(`There is no card ${symbol}.`);
      return found;
    },
    holders: (who) => list(who, '/oplaty/dajWspolzobowiazanych', 'wspolzobowiazani'),
    instalments: (who, card) => list(who, `/oplaty/dajNaleznosciKarty${of(card)}`, 'ratyZbiorcze'),
    payments: (who, card) => list(who, `/oplaty/dajZaksiegowaneWplaty${of(card)}`, 'listaZaksiegowanychWplat'),
    steps: (who, card) => list(who, `/oplaty/dajElementyDochodzenia${of(card)}`, 'listaElementowDochodzeniaNaleznosci'),
  };
}
