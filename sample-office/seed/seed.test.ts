import { describe, expect, it } from 'vitest';
import { checkRule, parsePesel } from '../../engine';
import { chapters } from './budget/classification';
import { expenditurePositions, incomePositions } from './budget/seed-budget';
import { sampleParties } from './parties/sample-parties';
import { Random } from './random/random';
import { makeResidents } from './residents/make-residents';
import { makeRates, makeVehicles } from './vehicles/seed-vehicles';

const asOf = '2026-09-30';

describe('the sample data', () => {
  it('are the same each time', () => {
    expect(makeResidents(0.05, asOf)).toEqual(makeResidents(0.05, asOf));
    expect(incomePositions()).toEqual(incomePositions());
    expect(makeVehicles(0.5)).toEqual(makeVehicles(0.5));
    const numbers = Array.from({ length: 3 }, () => new Random(7).next());
    expect(new Set(numbers).size).toBe(1);
  });

  it('have about 8 000 residents, each with a PESEL of their own whose date and sex are theirs', () => {
    const { residents } = makeResidents(1, asOf);
    expect(residents.length).toBeGreaterThanOrEqual(8_000);
    expect(residents.length).toBeLessThan(8_010);
    expect(new Set(residents.map(({ pesel }) => pesel)).size).toBe(residents.length);
    for (const { pesel, birthDate, sex } of residents) {
      expect(parsePesel(pesel)).toBe(pesel);
      expect(pesel.slice(0, 2)).toBe(birthDate.slice(2, 4));
      expect(Number(pesel[9]) % 2 === 1 ? 'M' : 'K').toBe(sex);
      expect(birthDate <= asOf).toBe(true);
    }
  });

  it('register nobody before birth', () => {
    const { residents, registrations } = makeResidents(1, asOf);
    for (const { residentId, since, until } of registrations) {
      expect(since >= (residents[residentId - 1]?.birthDate ?? '9')).toBe(true);
      expect(until == null || until >= since).toBe(true);
    }
  });

  it('keep the budget classification in every position: a chapter that exists and begins with its division', () => {
    for (const { chapter } of [...incomePositions(), ...expenditurePositions()]) {
      expect(Object.keys(chapters)).toContain(chapter);
      expect(chapter).toMatch(/^\d{5}$/);
    }
  });

  it('plan a budget of the size of such a municipality, with an income close to the expenditure', () => {
    for (const year of [2022, 2023, 2024, 2025, 2026]) {
      const income = total(incomePositions().filter((position) => position.year === year));
      const expenditure = total(expenditurePositions().filter((position) => position.year === year));
      expect(income).toBeGreaterThan(35_000_000);
      expect(expenditure / income).toBeGreaterThan(0.95);
      expect(expenditure / income).toBeLessThan(1.15);
    }
  });

  it('have persons and institutions with numbers that are right and nobody else has', () => {
    const { residents } = makeResidents(1, asOf);
    const known = new Set(residents.map(({ pesel }) => pesel));
    for (const party of Object.values(sampleParties)) {
      if (party.institution) expect(checkRule('nip', party.nip, null, { today: asOf, taxNumber: 'ten-digits' })).toBe(true);
      else expect([parsePesel(party.pesel), known.has(party.pesel)]).toEqual([party.pesel, false]);
    }
  });

  it('keep the rates under the maxima', () => {
    for (const { yearly, yearlyMaximum } of makeRates()) expect(yearly).toBeLessThan(yearlyMaximum);
  });
});

function total(positions: readonly { readonly planned: number }[]): number {
  return positions.reduce((sum, { planned }) => sum + planned, 0);
}
