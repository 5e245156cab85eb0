import { deepestNesting, largestFile } from '../../parse/parse-file';
import type { fileRules, overlayRules, shapeRules } from '../problems/rule-list';
import { drop, put, type RuleCase, raw, remove, serviceFile, write } from './sample-pack';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const overlayPortal = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka' });
const overlayOf = (services: object) => write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', services });
const overlayService = (json: object) => write(serviceFile, json);

/** Cases of the rules about files and JSON. */
export const fileCases: Readonly<Record<keyof typeof fileRules, RuleCase>> = {
  'not-utf8': {
    broken: [raw('texts/pl.json', new Uint8Array([0x7b, 0x22, 0xb9, 0x22, 0x7d]))],
    good: [raw('texts/pl.json', new Uint8Array([0xef, 0xbb, 0xbf, 0x7b, 0x7d]))],
    at: 'texts/pl.json#',
  },
  'not-json': { broken: [raw('texts/pl.json', '{"a": "b",}')], good: [raw('texts/pl.json', '{"a": "b"}')], at: 'texts/pl.json#' },
  'schema-of-file': {
    broken: [put('/$schema', '../../schema/portal.schema.json')],
    good: [put('/$schema', '../../schema/service.schema.json')],
    at: `${serviceFile}#/$schema`,
    suggestion: '../../schema/service.schema.json',
  },
  'too-deep': {
    broken: [raw('texts/pl.json', nested(deepestNesting + 1))],
    good: [raw('texts/pl.json', nested(deepestNesting))],
    at: 'texts/pl.json#',
  },
  'too-large': {
    broken: [raw('texts/pl.json', `{}${' '.repeat(largestFile)}`)],
    good: [raw('texts/pl.json', `{}${' '.repeat(largestFile - 2)}`)],
    at: 'texts/pl.json#',
  },
  'duplicate-key': {
    broken: [raw('texts/pl.json', '{"a": "b", "a": "c"}')],
    good: [raw('texts/pl.json', '{"a": "b", "A": "c"}')],
    at: 'texts/pl.json#/a',
  },
  'unsafe-key': {
    broken: [raw('texts/pl.json', '{"__proto__": "b"}')],
    good: [raw('texts/pl.json', '{"proto": "b"}')],
    at: 'texts/pl.json#/__proto__',
  },
  'unknown-file': {
    broken: [raw('portl.json', '{}')],
    good: [raw('schema/portl.json', '{}')],
    at: 'portl.json#',
    suggestion: 'portal.json',
  },
  'missing-file': { broken: [remove('portal.json')], good: [], at: 'portal.json#' },
  'definition-version': { broken: [put('/definitionVersion', 1, 'portal.json')], good: [], at: 'portal.json#/definitionVersion' },
};

/** Cases of the rules about the shape of files. */
export const shapeCases: Readonly<Record<keyof typeof shapeRules, RuleCase>> = {
  'unknown-property': { broken: [put('/titel', 'Dochody')], good: [put('/intro', 'Dochody')], at: `${serviceFile}#/titel` },
  'missing-property': { broken: [drop('/title')], good: [drop('/serviceId')], at: `${serviceFile}#` },
  'wrong-type': { broken: [put('/blocks/0/columns', {})], good: [put('/blocks/0/csv', false)], at: `${serviceFile}#/blocks/0/columns` },
  'wrong-value': { broken: [put('/blocks/0/pageSize', 0)], good: [put('/blocks/0/pageSize', 1)], at: `${serviceFile}#/blocks/0/pageSize` },
  'unknown-block': { broken: [put('/blocks/0/block', 'tabel')], good: [], at: `${serviceFile}#/blocks/0/block`, suggestion: 'table' },
  'unknown-control': {
    broken: [put('/params/rok/control', 'selekt')],
    good: [put('/params/rok/control', 'radio')],
    at: `${serviceFile}#/params/rok/control`,
    suggestion: 'select',
  },
  'unknown-action': {
    broken: [put('/blocks/0/actions', [{ id: 'a', action: 'opne', label: 'Otwórz' }])],
    good: [put('/blocks/0/actions', [{ id: 'a', action: 'open', label: 'Otwórz', goTo: '/' }])],
    at: `${serviceFile}#/blocks/0/actions/0/action`,
    suggestion: 'open',
  },
  'unknown-format': {
    broken: [put('/blocks/0/columns/1/format', 'monney')],
    good: [put('/blocks/0/columns/1/format', 'decimal')],
    at: `${serviceFile}#/blocks/0/columns/1/format`,
    suggestion: 'money',
  },
  'unknown-rule': {
    broken: [put('/params/t', { control: 'text', label: 'T', rules: [{ rule: 'pessel' }] })],
    good: [put('/params/t', { control: 'text', label: 'T', rules: [{ rule: 'pesel' }] })],
    at: `${serviceFile}#/params/t/rules/0/rule`,
    suggestion: 'pesel',
  },
  'chart-without-summary': { broken: [drop('/blocks/1/summary')], good: [drop('/blocks/1/top')], at: `${serviceFile}#/blocks/1` },
};

/** Cases of the rules about overlays. */
export const overlayCases: Readonly<Record<keyof typeof overlayRules, RuleCase>> = {
  'unknown-base': { broken: [put('/extends', '../nowhere', 'portal.json')], good: [], at: 'portal.json#/extends' },
  'unknown-anchor': {
    overlay: true,
    broken: [overlayPortal, overlayService({ blocks: [{ id: 'tabela', columns: [{ id: 'kwota', after: 'nazwaa' }] }] })],
    good: [overlayPortal, overlayService({ blocks: [{ id: 'tabela', columns: [{ id: 'kwota', before: 'nazwa' }] }] })],
    at: `${serviceFile}#/blocks/0/columns/0/after`,
    suggestion: 'nazwa',
  },
  'unknown-service': {
    overlay: true,
    broken: [overlayOf({ except: ['dochod'] })],
    good: [overlayOf({ except: ['dochody'] })],
    at: 'portal.json#/services/except/0',
    suggestion: 'dochody',
  },
  'unknown-part': {
    overlay: true,
    broken: [overlayPortal, overlayService({ blocks: [{ id: 'tablea', visible: '=params.rok > 2020' }] })],
    good: [overlayPortal, overlayService({ blocks: [{ id: 'tabela', visible: '=params.rok > 2020' }] })],
    at: `${serviceFile}#/blocks/0/id`,
    suggestion: 'tabela',
  },
  'left-out-service': {
    overlay: true,
    broken: [overlayOf({ only: [] }), overlayService({ intro: 'Dochody' })],
    good: [overlayOf({ only: ['dochody'] }), overlayService({ intro: 'Dochody' })],
    at: `${serviceFile}#`,
  },
  'removes-nothing': {
    overlay: true,
    broken: [overlayPortal, overlayService({ intro: null })],
    good: [overlayPortal, overlayService({ serviceId: null })],
    at: `${serviceFile}#/intro`,
  },
};
