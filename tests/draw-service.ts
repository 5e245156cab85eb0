import { portalSurroundings } from '../custom-widgets/surroundings';
import {
  allModels,
  type BlockModel,
  createEvaluator,
  type ScreenContext,
  type ServiceModel,
  settleService,
  success,
  type TableModel,
} from '../engine';
import { checkPack, compilePack } from '../engine/authoring';
import { createCel } from '../engine/cel';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
if (!pack) throw new Error('The base pack could not be read.');
const compiled = compilePack(pack);

/** The definitions of this project, checked. */
export const definitions = pack;

/** The context of a screen, besides the answers of its sources. */
export type Surroundings = Partial<Pick<ScreenContext, 'config' | 'state'>>;

/** Resolves a service of this project in Polish, for a signed-in person, from given answers of its sources. */
export function drawService(slug: string, answers: Readonly<Record<string, object>>, around: Surroundings = {}): Promise<ServiceModel> {
  const name = [...compiled.files.keys()].find((file) => file.startsWith(`${slug}.pl.`)) ?? '';
  return settleService(
    JSON.parse(compiled.files.get(name) ?? 'null'),
    { typed: {}, applied: {} },
    (_, source) => Promise.resolve(success(answers[source] ?? {})),
    createEvaluator(createCel()),
    {
      today: '2026-11-21',
      timeZone: 'Europe/Warsaw',
      language: 'pl',
      translate: (key) => key,
      config: {},
      subject: { name: 'Anna', institution: false, nip: null, pesel: '44051401359' },
      signedIn: true,
      user: null,
      state: {},
      address: {},
      taxNumber: 'either',
      variant: null,
      ...around,
    },
  );
}

/** A block of a worked-out screen. */
export function blockOf(model: ServiceModel, id: string): BlockModel {
  const block = model.blocks.find((candidate) => candidate.id === id);
  if (!block) throw new Error(`There is no block ${id}.`);
  return block;
}

/** The table of a block that has one. */
export function tableOf(model: ServiceModel, id: string): TableModel {
  const block = blockOf(model, id);
  const [table] = allModels([block]).flatMap((inner) => (inner.block === 'table' ? [inner.table] : []));
  if (!table) throw new Error(`There is no table in ${id}.`);
  return table;
}
