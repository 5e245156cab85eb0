import { describe, expect, it } from 'vitest';
import { buildPack, put } from './cases/sample-pack';
import { checkPack } from './check-pack';
import { problemReport, reportText } from './report';

const check = checkPack(buildPack([put('/blocks/0/columns/1/format', 'monney')]));

describe('reportText', () => {
  it('shows place, rule, message, the underlined line, expected, got and the nearest name', () => {
    const [, first] =
      reportText(checkPack(buildPack([put('/group', 'budzt')])), (file) => `definitions/${file}`).match(/^([\s\S]*?)\n\n/) ?? [];
    expect(first?.split('\n')).toEqual([
      'definitions/services/dochody/service.json:5:12  error  unknown-group',
      '  portal.json has no group budzt.',
      '    5 |   "group": "budzt",',
      '      |            ~~~~~~~',
      '  expected: budzet',
      '  got: budzt',
      '  did you mean budzet?',
    ]);
  });

  it('names errors before warnings, whatever their place', () => {
    const mixed = checkPack(buildPack([put('/params/dzien', { control: 'date', label: 'Dzień' }), put('/blocks/0/columns/0/label', '  ')]));
    const severities = [...reportText(mixed).matchAll(/^\S+:\d+:\d+ {2}(\w+)/gm)].map(([, severity]) => severity);
    expect(mixed.problems.map(({ severity }) => severity)).toContain('warning');
    expect(severities).toEqual([...severities].sort());
    expect(severities[0]).toBe('error');
  });

  it('ends with the numbers of errors and warnings', () => {
    expect(reportText(check).split('\n').at(-1)).toBe('1 error, 0 warnings');
    expect(reportText(checkPack(buildPack([])))).toBe('0 errors, 0 warnings');
  });

  it('shows of a very long line the part around the spot, and no control characters', () => {
    const title = `${'a'.repeat(3_000)}\u001b[2J`;
    const text = reportText(checkPack(buildPack([put('/title', title), put('/slug', 'x y')])));
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
    expect(text).not.toContain('\u001b');
  });
});

describe('problemReport', () => {
  it('has a version, counts and every problem with its place', () => {
    expect(problemReport(check)).toMatchObject({
      version: 1,
      errors: 1,
      warnings: 0,
      problems: [
        {
          rule: 'unknown-format',
          severity: 'error',
          place: { file: 'services/dochody/service.json', line: 77, column: 21, pointer: '/blocks/0/columns/1/format' },
          length: 8,
          got: '"monney"',
          suggestion: 'money',
        },
      ],
    });
  });
});
