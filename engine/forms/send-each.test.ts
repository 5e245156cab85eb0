import { describe, expect, it } from 'vitest';
import type { FormOutcome } from './form-model';
import { sendEach } from './send-each';

const done: FormOutcome = { kind: 'done', message: 'Gotowe', input: 'clear', goTo: null, state: {}, refresh: [], session: null };
const refused: FormOutcome = { kind: 'failed', problem: null, notice: 'Nie można', goTo: null, mayRetry: false };
const lost: FormOutcome = { ...refused, notice: 'Urząd nie odpowiada', mayRetry: true };

/** Sends as many rows as there are outcomes; null stands for a row that could not be sent. */
async function send(...outcomes: readonly (FormOutcome | null)[]) {
  const asked: number[] = [];
  const taken: number[] = [];
  const result = await sendEach(
    outcomes.map((_, row) => row),
    async (row) => {
      asked.push(row);
      const outcome = outcomes[row] ?? null;
      return outcome && { row, outcome };
    },
    (row) => taken.push(row),
  );
  return { ...result, told: result.told?.row ?? null, asked, taken };
}

describe('rows that are sent one by one', () => {
  it('are all sent, each told when it is taken, and the last answer is told', async () => {
    expect(await send(done, done, done)).toEqual({ sent: [0, 1, 2], told: 2, isPart: false, asked: [0, 1, 2], taken: [0, 1, 2] });
  });

  it('go on after a refusal, whose words are told', async () => {
    expect(await send(done, refused, done)).toEqual({ sent: [0, 2], told: 1, isPart: true, asked: [0, 1, 2], taken: [0, 2] });
    expect(await send(refused, refused)).toMatchObject({ sent: [], told: 0, isPart: false });
  });

  it('stop at an office that is not reached, after a refusal too', async () => {
    expect(await send(done, lost, done)).toMatchObject({ sent: [0], told: 1, isPart: true, asked: [0, 1] });
    expect(await send(refused, lost, done)).toMatchObject({ sent: [], told: 0, asked: [0, 1] });
  });

  it('stop where nothing can be sent', async () => {
    expect(await send(null, done)).toMatchObject({ sent: [], told: null, isPart: false, asked: [0] });
    expect(await send()).toMatchObject({ sent: [], told: null, isPart: false, asked: [] });
  });
});
