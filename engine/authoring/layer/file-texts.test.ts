import { expect, it } from 'vitest';
import { encodeUtf8 } from '../parse/utf8';
import { noLayers } from '../source/base-layers';
import { fileTexts } from './file-texts';
import { groundOf } from './ground';

const service = {
  slug: 'x',
  title: 'Usługa',
  intro: { text: 'Rok {{rok}}', values: { rok: { value: '=2026' } } },
  blocks: [{ id: 'uwaga', block: 'notice', text: 'Uwaga' }],
};

it('lists the texts of a service with their keys, their places by ids, and the names that every translation must keep', () => {
  const ground = groundOf(new Map([['services/x/service.json', encodeUtf8(JSON.stringify(service))]]), noLayers, 'gmina');
  expect(fileTexts(ground, 'services/x/service.json')).toEqual([
    { key: 'title', path: '/title', places: [] },
    { key: 'intro', path: '/intro', places: ['rok'] },
    { key: 'blocks.uwaga.text', path: '/blocks/uwaga/text', places: [] },
  ]);
});

it.each(['portal.json', 'services/x/en.json', 'services/other/service.json', '__proto__'])('%s has none', (file) => {
  expect(fileTexts(groundOf(new Map(), noLayers, 'gmina'), file)).toEqual([]);
});
