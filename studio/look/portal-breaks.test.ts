import { expect, test } from 'vitest';
import { planBreak, portalBreaks } from './portal-breaks';

test('a first break brings its list, a further one another name, and both last one night, also into the next year', () => {
  const first = planBreak({ id: 'gmina' }, '2026-12-31');
  const planned = { id: 'przerwa1', from: '2026-12-31T22:00', until: '2027-01-01T05:00' };
  expect(first).toEqual({ id: 'przerwa1', edit: { file: 'portal.json', path: '/breaks', set: [planned] } });
  const second = planBreak({ breaks: [{ id: 'przerwa2' }] }, '2026-12-01');
  expect(second.edit).toMatchObject({ path: '/breaks/przerwa1', set: { id: 'przerwa1' } });
  expect(planBreak({ breaks: [planned, { id: 'przerwa2' }] }, '2026-12-01').id).toBe('przerwa3');
});

test('what is no list holds no breaks', () => {
  expect([portalBreaks({}), portalBreaks({ breaks: 'x' }), portalBreaks({ breaks: [{ id: 'noc' }] })]).toEqual([[], [], ['noc']]);
});
