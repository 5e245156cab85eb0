import { describe, expect, it } from 'vitest';
import { describeFault } from './describe-fault';

describe('a fault', () => {
  it('of a query is told by its reason, without the values that the query carried', () => {
    const reason = new Error('invalid input syntax for type integer: "anna"');
    const fault = new Error('Failed query: select * from account where login = $1\nparams: anna,anna@poczta.example', { cause: reason });
    const told = describeFault(fault);
    expect(told).toContain('invalid input syntax for type integer: "…"');
    expect(told).not.toMatch(/anna/);
  });

  it('is told without addresses and long numbers', () => {
    expect(describeFault(new Error('no mailbox <anna@poczta.example> for 44051401359'))).not.toMatch(/anna|44051401359/);
    expect(describeFault('a text')).toBe('a text');
  });
});
