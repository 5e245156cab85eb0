import { describe, expect, it } from 'vitest';
import { partyId } from '../parties/sample-parties';
import { taxNorms } from '../vehicles/norms';
import { declaredVehicles } from './declared-vehicles';
import { localFees } from './local-fees';
import { propertyRows, sampleProperty } from './property';
import { residences } from './seed-registers';
import { wasteParameters } from './waste';

const grosze = (amount: number) => Math.round(amount * 100);

describe('the sample registers', () => {
  it('declare vehicles of norms that are taxed, each with a number of its own, none about the years before it was bought', () => {
    const vehicles = declaredVehicles();
    const norms: readonly string[] = taxNorms.map(({ code }) => code);
    for (const { normCode } of vehicles) expect(norms).toContain(normCode);
    expect(new Set(vehicles.map(({ registrationNumber }) => registrationNumber)).size).toBe(vehicles.length);
    expect(vehicles.filter(({ firstYear, lastYear }) => lastYear != null && lastYear < firstYear)).toEqual([]);
  });

  it('add up: gross is net and VAT, VAT is 23 % of the net rounded to the grosz, or none', () => {
    const instalments = localFees().flatMap((entry) => entry.instalments);
    expect(instalments.length).toBeGreaterThan(40);
    for (const { net, vat, gross } of instalments) {
      expect(grosze(gross)).toBe(grosze(net) + grosze(vat ?? 0));
      if (vat != null) expect(grosze(vat)).toBe(Math.round((grosze(net) * 23) / 100));
    }
    expect(instalments.some(({ vat }) => vat === null)).toBe(true);
  });

  it('number the instalments of a fee from 1 in the order of their days, in every year', () => {
    for (const { fee, instalments } of localFees()) {
      for (const year of new Set(instalments.map((instalment) => instalment.year))) {
        const ofYear = instalments.filter((instalment) => instalment.year === year);
        const numbers = ofYear.length > 1 ? ofYear.map((_, index) => index + 1) : [null];
        expect(
          ofYear.map(({ number }) => number),
          fee.card,
        ).toEqual(numbers);
        expect(ofYear.map(({ dueOn }) => dueOn)).toEqual([...ofYear.map(({ dueOn }) => dueOn)].sort());
      }
    }
  });

  it('give a fee a decision or a contract', () => {
    for (const { fee } of localFees()) expect(fee.decisionNumber == null, fee.card).toBe(fee.signedOn != null);
  });

  it('leave no gap between a waste parameter and the one that takes its place', () => {
    const people = wasteParameters().filter((row) => row.partyId === partyId('wife') && row.title === 'Liczba mieszkańców');
    expect(people.map(({ since, until }) => [since, until])).toEqual([
      ['2023-09-01', null],
      ['2019-07-01', '2023-08-31'],
    ]);
  });

  it('put every taxed thing on a card that has an owner', () => {
    const { land, buildings, structures } = propertyRows();
    const cards: readonly string[] = sampleProperty.filter(({ owners }) => owners.length > 0).map(({ number }) => number);
    for (const { card } of [...land, ...buildings, ...structures]) expect(cards).toContain(card);
    expect(new Set(cards).size).toBe(sampleProperty.length);
  });

  it('have nothing about the newcomer and the association', () => {
    const known = [
      ...declaredVehicles().map((row) => row.partyId),
      ...residences().map((row) => row.partyId),
      ...wasteParameters().map((row) => row.partyId),
      ...localFees().map(({ fee }) => fee.partyId),
      ...sampleProperty.flatMap(({ owners }) => owners.map((name) => partyId(name))),
    ];
    expect(known).not.toContain(partyId('newcomer'));
    expect(known).not.toContain(partyId('association'));
  });
});
