import { describe, expect, it } from 'vitest';
import { formats } from '.';
import { splitAtPhones } from './contact-formats';

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

describe('a telephone number within a text', () => {
  const links = (text: string) => splitAtPhones(text).flatMap(({ text: words, href }) => (href === null ? [] : [[words, href]]));

  it.each([
    ['Awarie, całą dobę: +48 22 555 01 99', [['+48 22 555 01 99', 'tel:+48225550199']]],
    ['+48225550199 24 h', [['+48225550199', 'tel:+48225550199']]],
    [
      'Kasa +48 (22) 555-01-02, sekretariat +48\u00a022\u00a0555\u00a001\u00a003.',
      [
        ['+48 (22) 555-01-02', 'tel:+48225550102'],
        ['+48\u00a022\u00a0555\u00a001\u00a003', 'tel:+48225550103'],
      ],
    ],
    ['Godziny: 7.30–15.30', []],
    ['Konto 49 9999 9999 0000 0000 0008 1045', []],
    ['Kwota 600 100 200 zł, sprawa 225550199', []],
    ['Kod A+48225550199, za długi +482255501991, za krótki +48 22 555 01', []],
    ['', []],
  ])('of %j is a link %j', (text, expected) => {
    expect(links(text)).toEqual(expected);
    expect(
      splitAtPhones(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
