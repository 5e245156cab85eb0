import { describe, expect, it } from 'vitest';
import { deadlineIn, dueWarning, minutesAndSeconds, secondsLeft } from './countdown';

const start = { wall: 1_800_000_000_000, steady: 1_000 };
const at = (wall: number, steady: number) => ({ wall: start.wall + wall * 1000, steady: start.steady + steady * 1000 });

describe('the countdown', () => {
  const deadline = deadlineIn(900, start);

  it('shows minutes and seconds, rounded up so that zero is the end [SESS-02]', () => {
    expect([0, 9, 60, 65, 900, 3_601].map(minutesAndSeconds)).toEqual(['0:00', '0:09', '1:00', '1:05', '15:00', '60:01']);
    expect(secondsLeft(deadline, at(0.4, 0.4))).toBe(900);
    expect(secondsLeft(deadline, at(899.9, 899.9))).toBe(1);
    expect(secondsLeft(deadline, at(900, 900))).toBe(0);
    expect(secondsLeft(deadline, at(5_000, 5_000))).toBe(0);
  });

  it('goes on while a laptop sleeps and its steady clock stands still', () => expect(secondsLeft(deadline, at(600, 3))).toBe(300));

  it('goes on when somebody sets the clock back', () => expect(secondsLeft(deadline, at(-86_400, 600))).toBe(300));

  it('is over when the clock stands before its beginning and the other says so', () => {
    expect(secondsLeft(deadline, at(-86_400, 900))).toBe(0);
  });

  it('warns at two minutes and at half a minute, once each', () => {
    const said: number[] = [];
    for (let left = 300; left > 0; left -= 1) {
      const warning = dueWarning(left, left - 1);
      if (warning !== null) said.push(warning);
    }
    expect(said).toEqual([120, 30]);
    expect(dueWarning(300, 20)).toBe(30);
    expect(dueWarning(130, 0)).toBeNull();
    expect(dueWarning(20, 900)).toBeNull();
  });
});
