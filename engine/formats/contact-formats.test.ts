import { describe, expect, it } from 'vitest';
import { formats } from '.';

describe('a link in a value', () => {
  it.each([
    ['urzad@brzezie.example', 'mailto:urzad@brzezie.example'],
    ['javascript:alert(1)@a.b', 'mailto:javascript:alert(1)@a.b'],
    ['bez małpy', null],
  ])('of the e-mail %s is %s [CONT-05]', (value, href) => {
    expect(formats.email.href?.(value) ?? null).toBe(href);
  });

  it.each([
    ['www.brzezie.example', 'https://www.brzezie.example'],
    ['http://brzezie.example/bip?x=1', 'http://brzezie.example/bip?x=1'],
    ['brzezie.example:8080/a', 'https://brzezie.example:8080/a'],
    ['//zly.example', 'https://zly.example'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://brzezie.example@zly.example', null],
    ['https://brzezie.example\\zly', null],
  ])('of the web address %s is %s [CONT-06]', (value, href) => {
    expect(formats['web-address'].href?.(value) ?? null).toBe(href);
  });

  it.each([
    ['22 555 01 02', 'tel:225550102'],
    ['+48 (22) 555-01-02', 'tel:+48225550102'],
    ['brak', null],
  ])('of the telephone number %s is %s', (value, href) => {
    expect(formats.phone.href?.(value) ?? null).toBe(href);
  });
});
