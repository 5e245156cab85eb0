import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import {
  type BlockModel,
  type CompiledService,
  createEvaluator,
  type ScreenContext,
  type ServiceModel,
  settleService,
  success,
} from '../../engine';
import { checkPack, compilePack, type LoadedPack } from '../../engine/authoring';
import { createCel } from '../../engine/cel';
import { sampleAnswer } from './sample-answer';

// Drafts of screens. They show that the definition language can express what the specification asks for.
const folder = join('tests', 'grammar');
const { problems, pack } = checkPack(readDefinitions(), undefined, portalSurroundings);
const compiled = compilePack(loaded());
const slugs = readdirSync(join(folder, 'services'));

describe('the grammar', () => {
  it('says every draft without an error', () => {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('finds a mistake in a draft when there is one', () => {
    const file = 'services/moje-konto/service.json';
    const files = readDefinitions();
    const broken = new TextDecoder().decode(files.get(file)).replace('=zgody.telefon', '=zgody.telefonn');
    const found = checkPack(files.set(file, new TextEncoder().encode(broken)), undefined, portalSurroundings).problems;
    expect(found.map(({ rule, place }) => [rule, place.file])).toContainEqual(['unknown-path', file]);
  });

  it.each(slugs)('draws %s to its end from the examples of its contracts', async (slug) => {
    const model = await drawn(slug);
    const states = model.blocks.flatMap(nested).flatMap((block) => ('state' in block ? [`${block.id} ${block.state.status}`] : []));
    expect(states.length).toBeGreaterThan(0);
    expect(states.filter((state) => !state.endsWith(' ready'))).toEqual([]);
  });
});

function drawn(slug: string, variant: string | null = variantOf(slug)): Promise<ServiceModel> {
  const definition = loaded().services.find((service) => service.slug === slug)?.definition;
  if (!definition) throw new Error(`There is no draft ${slug}.`);
  const service = chunk(slug);
  const answer = (source: string) => sampleAnswer(definition.sources?.[source]?.response ?? {});
  const state = Object.fromEntries(Object.entries(definition.state ?? {}).map(([name, { schema }]) => [name, sampleAnswer(schema)]));
  return settleService(
    service,
    { typed: {}, applied: {} },
    (_, source) => Promise.resolve(success(answer(source))),
    createEvaluator(createCel()),
    {
      ...context,
      address: Object.fromEntries(Object.keys(definition.address ?? {}).map((name) => [name, 'A1'])),
      subject: definition.access?.subject === 'institution' ? { ...subject, institution: true } : subject,
      state,
      variant,
    },
  );
}

/** A screen that exists only in variants is drawn as the first of them. */
function variantOf(slug: string): string | null {
  const variants = loaded().services.find((service) => service.slug === slug)?.definition.variants ?? [];
  return variants.every(({ route }) => route !== undefined) ? (variants[0]?.id ?? null) : null;
}

const subject = { name: 'Anna Nowak', institution: false, nip: '1234563218', pesel: '44051401359' };
const context: ScreenContext = {
  today: '2026-11-21',
  timeZone: 'Europe/Warsaw',
  language: 'pl',
  translate: (key) => key,
  config: pack?.portal.features ?? {},
  subject,
  signedIn: true,
  user: { email: 'anna@example.pl' },
  state: {},
  taxNumber: 'either',
  variant: null,
};

function loaded(): LoadedPack {
  if (!pack) throw new Error('The drafts could not be read.');
  return pack;
}

function chunk(slug: string): CompiledService {
  const name = [...compiled.files.keys()].find((file) => file.startsWith(`${slug}.pl.`)) ?? '';
  return JSON.parse(compiled.files.get(name) ?? 'null');
}

function nested(block: BlockModel): readonly BlockModel[] {
  return block.block === 'section' ? block.blocks.flatMap(nested) : [block];
}

function readDefinitions(): Map<string, Uint8Array> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}
