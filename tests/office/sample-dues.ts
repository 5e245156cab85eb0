import { partyId, type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import type { Database } from '../../server/database/database';
import { dueCard, dueHolder, dueInstalment, duePart } from '../../server/database/dues-tables';

/** A card made for a test, with the ids of its instalments and their parts, in order. */
export interface SampleCard {
  readonly cardId: number;
  readonly instalmentIds: readonly number[];
  readonly partIds: readonly number[];
}

interface CardOptions {
  readonly holders: readonly SamplePartyName[];
  /** Grosze of each instalment's only part. */
  readonly amounts: readonly bigint[];
  /** Indexes of the instalments under an enforcement title. */
  readonly enforced?: readonly number[];
  readonly bankAccount?: string | null;
}

let count = 0;

/** Writes a card with instalments into the office's books. */
export async function makeCard(
  database: Database,
  { holders, amounts, enforced = [], bankAccount = '61109010140000071219812874' }: CardOptions,
): Promise<SampleCard> {
  count += 1;
  const [first = 'wife'] = holders;
  const { institution } = sampleParties[first];
  const [card] = await database
    .insert(dueCard)
    .values({ year: 2026, kind: 'ODPADY', symbol: `T/${process.pid}/${Date.now()}/${count}`, bankAccount, payer: first, institution })
    .returning({ id: dueCard.id });
  if (!card) throw new Error('The card was not made.');
  await database.insert(dueHolder).values(holders.map((name) => ({ cardId: card.id, partyId: partyId(name), name })));
  const instalments = await database
    .insert(dueInstalment)
    .values(amounts.map((_, position) => ({ cardId: card.id, dueOn: '2026-12-15', enforced: enforced.includes(position) })))
    .returning({ id: dueInstalment.id });
  const instalmentIds = instalments.map(({ id }) => id).sort((a, b) => a - b);
  const parts = await database
    .insert(duePart)
    .values(
      amounts.map((principal, position) => ({
        instalmentId: instalmentIds[position] ?? 0,
        number: position + 1,
        kind: 'Odpady',
        principal,
      })),
    )
    .returning({ id: duePart.id });
  return { cardId: card.id, instalmentIds, partIds: parts.map(({ id }) => id).sort((a, b) => a - b) };
}
