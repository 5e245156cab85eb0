import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ScreenContext } from '../../engine';
import { createSelection } from '../../renderer/widget-contract';
import type { PayableInstalment } from './instalment';
import { isOverMost, ofFirstCards } from './most-cards';
import { PayBar } from './PayBar';
import { PickAll } from './PickAll';
import { readSettings } from './payment-settings';

// Two instalments on each card, which stand apart in the table.
const cards = Array.from({ length: 402 }, (_, place) => place + 1);
const payable = [0, 1].flatMap((turn) =>
  cards.map((card): PayableInstalment => {
    const id = card + turn * 1_000;
    return { id, parts: [], card, account: '61', amount: 100n, standing: { kind: 'payable' } };
  }),
);
const translate: ScreenContext['translate'] = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const context: ScreenContext = {
  language: 'pl',
  today: '2026-10-01',
  timeZone: 'Europe/Warsaw',
  taxNumber: 'either',
  signedIn: true,
  user: null,
  state: {},
  variant: null,
  subject: null,
  config: {},
  origin: 'https://okienko.example',
  translate,
};
const { offers } = readSettings({
  gateways: [{ id: 'p24', name: 'P24', offered: true, severalAccounts: true }],
  returnAccepted: '/',
  returnFailed: '/',
});
const bar = (ids: readonly number[], mostCards: number | null) =>
  renderToStaticMarkup(
    <PayBar
      id="p"
      instalments={payable}
      selection={createSelection(ids)}
      mostCards={mostCards}
      isCleared={false}
      offers={offers}
      isBusy={false}
      context={context}
      onPay={() => undefined}
    />,
  );
const all = payable.map(({ id }) => id);

it('the instalments of the first cards are all of these cards, also those further below, in the order of the table', () => {
  const first = ofFirstCards(payable, 401);
  expect(first.map(({ id }) => id)).toEqual(all.filter((id) => id % 1_000 !== 402));
  expect(isOverMost(payable, 401)).toBe(true);
  for (const most of [402, null]) {
    expect(ofFirstCards(payable, most)).toEqual(payable);
    expect(isOverMost(payable, most)).toBe(false);
  }
});

it('who has ticked more cards than one payment takes reads how many it takes, cannot press to pay, and can go on with the first', () => {
  const over = bar(all, 401);
  expect(over).toContain('payments.most 401');
  expect(over).toContain('payments.mostTicked 402');
  expect(over).toMatch(/payments\.keepFirst 401<\/button>/);
  expect(over).toContain('aria-disabled="true"');
  const within = bar(all.slice(0, 401), 401);
  expect(within).not.toContain('payments.most');
  expect(within).toContain('aria-disabled="false"');
  expect(bar(all, null)).toContain('aria-disabled="false"');
});

it('the one box for all says that it ticks the first, and how many one payment takes', () => {
  const draw = (mostCards: number | null) =>
    renderToStaticMarkup(<PickAll id="p" payable={payable} mostCards={mostCards} selection={createSelection()} t={translate} />);
  expect(draw(401)).toContain('payments.pickFirst 802');
  expect(draw(401)).toMatch(/aria-describedby="p-most".*id="p-most"[^>]*>payments\.most 401 payments\.mostRest/);
  expect(draw(402)).toContain('payments.pickAll 804');
  expect(draw(402)).not.toContain('payments.most');
});

it('the limit is what the definition says, and nothing else is one', () => {
  expect(readSettings({ mostCards: 401 }).mostCards).toBe(401);
  for (const mostCards of [undefined, null, '401', 0]) expect(readSettings({ mostCards }).mostCards).toBeNull();
});
