import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import type { MoreKinds } from '../../engine';
import { languageWith, nearest, readWidget, reportText, type Surroundings } from '../../engine/authoring';
import { loginsOf } from './own-office';
import { defaultExport, isObject, type OwnCode, OwnCodeError, readOwnCode } from './read-config';

/** What definitions may rely on in this project: what comes with the portal, and what the project's config adds. Throws an `OwnCodeError`. */
export async function readSurroundings(): Promise<Surroundings> {
  return await surroundingsOf(await readOwnCode());
}

/** What definitions may rely on with the code of a project. */
export async function surroundingsOf(own: OwnCode | null): Promise<Surroundings> {
  if (own === null) return portalSurroundings;
  const widgets = Object.fromEntries(Object.entries(own.widgets).map(([id, { description }]) => [id, descriptionOf(own, id, description)]));
  const kinds = own.kinds === null ? null : await kindsOf(own.kinds);
  const logins = (await loginsOf(own)).map(({ key }) => key);
  return { ...portalSurroundings, ...(kinds && { kinds }), logins, widgets: { ...portalSurroundings.widgets, ...widgets } };
}

function descriptionOf({ file }: OwnCode, id: string, path: string): Surroundings['widgets'][string] {
  if (Object.hasOwn(portalSurroundings.widgets, id))
    throw new OwnCodeError(`${file}: the portal has a widget ${id} already. Choose another name.`);
  const read = readWidget(path, readFileSync(path));
  if (read.description === null) throw new OwnCodeError(reportText(read, (name) => relative(process.cwd(), name)));
  return read.description;
}

const aspects = ['blocks', 'controls', 'formats', 'rules'] as const satisfies readonly (keyof MoreKinds)[];

async function kindsOf(file: string): Promise<MoreKinds> {
  const kinds = await defaultExport(file, 'an object with blocks, controls, formats and rules');
  if (!isObject(kinds)) throw new OwnCodeError(`${file}: the kinds are an object with ${aspects.join(', ')}.`);
  const standard = languageWith(undefined).kinds;
  for (const [aspect, named] of Object.entries(kinds)) {
    const known = aspects.find((each) => each === aspect);
    if (known === undefined) {
      const meant = nearest(aspect, aspects);
      throw new OwnCodeError(
        `${file}: there are no kinds called ${aspect}. ${meant === null ? `They are ${aspects.join(', ')}.` : `Did you mean ${meant}?`}`,
      );
    }
    if (!isObject(named)) throw new OwnCodeError(`${file}: ${aspect} is an object with each kind by its name.`);
    const taken = Object.keys(named).find((name) => Object.hasOwn(standard[known], name));
    if (taken !== undefined) throw new OwnCodeError(`${file}: ${aspect} has ${taken} already. Choose another name.`);
  }
  return kinds;
}
