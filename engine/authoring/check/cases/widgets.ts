import type { widgetRules } from '../problems/rule-list';
import { put, type RuleCase, serviceFile } from './sample-pack';

const clock = (props: object) => ({ id: 'w', block: 'widget', widget: 'zegar', props });
const desk = (bramki: object[]) => ({
  id: 'w',
  block: 'widget',
  widget: 'kasa',
  props: { bramki },
  table: { id: 't', block: 'table', title: 'Raty', rows: '=dochody.lista', columns: [{ id: 'nazwa', label: 'Nazwa' }], whenEmpty: 'Nic' },
});
const drawing = (params: object) => ({ id: 'w', block: 'widget', widget: 'zegar', params });

/** Cases of the rules about what a widget is given. */
export const widgetCases: Readonly<Record<keyof typeof widgetRules, RuleCase>> = {
  'widget-part': {
    broken: [put('/blocks/1', clock({ stref: 'Europe/Warsaw' }))],
    good: [put('/blocks/1', clock({ strefa: 'Europe/Warsaw' }))],
    at: `${serviceFile}#/blocks/1/props/stref`,
    suggestion: 'strefa',
  },
  'widget-setting': {
    broken: [put('/blocks/1', clock({ tarcza: 'okragle' }))],
    good: [put('/blocks/1', clock({ tarcza: 'okragla' }))],
    at: `${serviceFile}#/blocks/1/props/tarcza`,
    suggestion: 'okragla',
  },
  'widget-row': {
    broken: [put('/blocks/1', desk([{ id: 'p24', znak: 'nazwy' }]))],
    good: [put('/blocks/1', desk([{ id: 'p24', znak: 'nazwa' }]))],
    at: `${serviceFile}#/blocks/1/props/bramki/0/znak`,
    suggestion: 'nazwa',
  },
  'drawn-param': {
    broken: [put('/blocks/1', drawing({ rok: 'rok', inny: 'rok' }))],
    good: [put('/blocks/1', drawing({ rok: 'rok' }))],
    at: `${serviceFile}#/blocks/1/params/inny`,
  },
};
