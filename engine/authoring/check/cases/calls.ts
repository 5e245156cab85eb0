import type { callRules } from '../problems/rule-list';
import { put, type RuleCase, second, serviceFile } from './sample-pack';

/** Cases of the rules about calls. */
export const callCases: Readonly<Record<keyof typeof callRules, RuleCase>> = {
  'unknown-call': { broken: [put('/sources/lata/call', 'lataa')], good: [], at: `${serviceFile}#/sources/lata/call`, suggestion: 'lata' },
  'unused-call': {
    broken: [put('/calls/inne', { endpoint: '/inne', response: { type: 'object' } }, 'calls.json')],
    good: [
      put('/calls/inne', { endpoint: '/inne', response: { type: 'object' } }, 'calls.json'),
      put('/shell', { configuration: 'inne' }, 'portal.json'),
    ],
    at: 'calls.json#/calls/inne',
  },
  'portal-call': {
    broken: [put('/shell', { status: 'lata' }, 'portal.json')],
    good: [put('/shell', { configuration: 'lata' }, 'portal.json')],
    at: 'portal.json#/shell/status',
  },
  'call-or-endpoint': {
    broken: [put('/sources/lata/endpoint', '/lata')],
    good: [put('/sources/lata/when', '=true')],
    at: `${serviceFile}#/sources/lata`,
  },
  'changing-call': {
    broken: [put('/calls/lata/method', 'DELETE', 'calls.json')],
    good: [put('/calls/lata/method', 'POST', 'calls.json')],
    at: `${serviceFile}#/sources/lata/call`,
  },
  'kept-answer': {
    broken: [put('/sources/dochody/keepFor', 60), put('/sources/dochody/personal', true)],
    good: [put('/sources/dochody/keepFor', 60), put('/calls/lata/keepFor', 600, 'calls.json')],
    at: `${serviceFile}#/sources/dochody/keepFor`,
  },
  'contract-conflict': {
    broken: [second('wydatki', { sources: { d: { endpoint: '/dochody', response: { type: 'array' } } } })],
    good: [second('wydatki', { sources: { d: { endpoint: '/wydatki', response: { type: 'array' } } } })],
    at: 'services/wydatki.json#/sources/d/response',
  },
  'unknown-office': {
    broken: [put('/offices', [{ id: 'biblioteka', url: '$OFFICE_BIB_URL' }], 'portal.json'), put('/sources/dochody/office', 'bibloteka')],
    good: [put('/offices', [{ id: 'biblioteka', url: '$OFFICE_BIB_URL' }], 'portal.json'), put('/sources/dochody/office', 'biblioteka')],
    at: `${serviceFile}#/sources/dochody/office`,
    suggestion: 'biblioteka',
  },
  'office-address': {
    broken: [put('/offices', [{ id: 'biblioteka' }], 'portal.json')],
    good: [put('/offices', [{ id: 'biblioteka', url: '$OFFICE_BIB_URL' }, { id: 'main' }], 'portal.json')],
    at: 'portal.json#/offices/0',
  },
  'lacked-file': {
    broken: [put('/pdf/endpoint', '/dochody/pdf'), put('/offices', [{ id: 'main', lacksFiles: ['/dochod/pdf'] }], 'portal.json')],
    good: [put('/pdf/endpoint', '/dochody/pdf'), put('/offices', [{ id: 'main', lacksFiles: ['/dochody/pdf'] }], 'portal.json')],
    at: 'portal.json#/offices/0/lacksFiles/0',
    suggestion: '/dochody/pdf',
  },
  'answer-field': {
    broken: [put('/calls/lata/answer', { lat: '=body.dane' }, 'calls.json')],
    good: [put('/calls/lata/answer', { lata: '=body.dane' }, 'calls.json')],
    at: 'calls.json#/calls/lata/answer/lat',
    suggestion: 'lata',
  },
  'answer-sample': {
    broken: [
      put('/calls/lata/answer', { lata: '=body.dane' }, 'calls.json'),
      put('/calls/lata/answerSample', { dane: ['2026'] }, 'calls.json'),
    ],
    good: [
      put('/calls/lata/answer', { lata: '=body.dane.map(rok, int(rok))' }, 'calls.json'),
      put('/calls/lata/answerSample', { dane: ['2026'] }, 'calls.json'),
    ],
    at: 'calls.json#/calls/lata/answerSample',
  },
  'content-call': {
    broken: [put('/calls/lata/content', { body: { lata: [2026] } }, 'calls.json'), put('/calls/lata/personal', true, 'calls.json')],
    good: [put('/calls/lata/content', { body: { lata: [2026] } }, 'calls.json')],
    at: 'calls.json#/calls/lata/content',
  },
  'content-answer': {
    broken: [put('/calls/lata/content', { body: { lata: ['2026'] } }, 'calls.json')],
    good: [put('/calls/lata/content', { body: { lata: [2026] }, translations: { en: { lata: [2025] } } }, 'calls.json')],
    at: 'calls.json#/calls/lata/content/body',
  },
  'content-text': {
    broken: [put('/calls/lata/content', { body: { lata: [2026], opis: '<h2>Lata</h2><img src="/rok.png">' } }, 'calls.json')],
    good: [put('/calls/lata/content', { body: { lata: [2026], opis: '<h2>Lata</h2><img src="/rok.png" alt="Rok">' } }, 'calls.json')],
    at: 'calls.json#/calls/lata/content/body/opis',
  },
  'content-link': {
    broken: [put('/calls/lata/content', { body: { lata: [2026], opis: '<a href="/uslugi/dochod">Dochody</a>' } }, 'calls.json')],
    good: [put('/calls/lata/content', { body: { lata: [2026], opis: '<a href="/uslugi/dochody?rok=2026">Dochody</a>' } }, 'calls.json')],
    at: 'calls.json#/calls/lata/content/body/opis',
    suggestion: '/uslugi/dochody',
  },
  'endpoint-placeholder': {
    broken: [put('/sources/dochody/endpoint', '/dochody/{rokk}')],
    good: [put('/sources/dochody/endpoint', '/dochody/{rok}')],
    at: `${serviceFile}#/sources/dochody/endpoint`,
    suggestion: 'rok',
  },
};
