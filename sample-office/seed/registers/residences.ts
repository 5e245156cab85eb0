import type { temporaryResidence } from '../../../server/database';
import { partyId } from '../parties/sample-parties';

/** Temporary residences of the sample persons: the pensioner lives near her daughter, and the winter before she was in a home for convalescents. */
export function residences(): (typeof temporaryResidence.$inferInsert)[] {
  const pensioner = partyId('pensioner');
  return [
    { partyId: pensioner, town: 'Brzezie Leśne', street: 'Osiedlowa', house: '7', flat: '12', since: '2025-04-01', until: '2030-03-31' },
    { partyId: pensioner, town: 'Świerki', street: null, house: '21', flat: null, since: '2024-11-04', until: '2025-03-31' },
    { partyId: partyId('husband'), town: 'Olszyny', street: null, house: '38A', flat: null, since: '2026-02-02', until: null },
  ];
}
