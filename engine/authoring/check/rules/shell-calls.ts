import type { Contract } from '../../../language/language.generated';
import { allowsType } from '../../../screen/control';
import { sessionCalls } from '../../compile/session-index';
import { shellCalls } from '../../compile/shell-index';
import { say } from '../../messages';
import { lastStep, valueAt } from '../../parse/json-pointer';
import { portalSchema } from '../../source/schemas.generated';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { namedTrees } from './content-trees';

/** Checks that the calls of the shell and of the session are shared calls, and answer what the portal reads of them. */
export function checkShellCalls(pack: PackUnderCheck, report: Report): void {
  const { portal, calls } = pack;
  if (!portal || !calls) return;
  const known = Object.keys(calls.calls);
  for (const { pointer, call, of } of callsOfPortal(pack)) {
    if (call === undefined) continue;
    const span = portal.located.valueSpan(pointer);
    const response = Object.hasOwn(calls.calls, call) ? calls.calls[call]?.response : undefined;
    if (response === undefined) {
      report('unknown-call', span, {
        message: say('no-shared-call', { call }),
        expected: listNames(known),
        got: call,
        suggestion: nearest(call, known),
      });
      continue;
    }
    const read = readOf(of, lastStep(pointer));
    if (answers(response, read)) continue;
    report('portal-call', span, {
      message: say('portal-reads-other', { call }),
      expected: read.fields ? say('object-with', { fields: listNames(read.fields, 10) }) : say(read.type === 'array' ? 'list' : 'object'),
      got: call,
      suggestion: nearest(
        lastStep(pointer),
        known.filter((other) => other !== call && answers(calls.calls[other]?.response ?? {}, read)),
      ),
    });
  }
}

/** The calls that the portal makes by itself, with the place that names each and the definition of the schema around it. */
export function callsOfPortal(pack: PackUnderCheck): readonly CallOfPortal[] {
  const { shell, session } = pack.portal?.value ?? {};
  return [
    ...shellCalls.map((part) => ({ pointer: `/shell/${part}`, call: shell?.[part], of: 'Shell' })),
    ...namedTrees(pack).map(({ call, pointer }) => ({ pointer: `${pointer}/call`, call, of: 'ContentTree' })),
    ...sessionCalls.map((part) => ({ pointer: `/session/${part}`, call: session?.[part], of: 'Session' })),
  ];
}

interface CallOfPortal {
  readonly pointer: string;
  readonly call: string | undefined;
  readonly of: string;
}

/** What the portal reads of an answer, as the schema of portal.json says it. */
interface ReadOfAnswer {
  readonly type?: 'object' | 'array';
  readonly fields?: readonly string[];
}

function readOf(definition: string, name: string): ReadOfAnswer {
  return valueAt(portalSchema, `/$defs/${definition}/properties/${name}/x-answers`) ?? {};
}

function answers(response: Contract, { type, fields }: ReadOfAnswer): boolean {
  const isOfType = type === undefined || response.type === undefined || allowsType(response, type);
  return isOfType && (fields ?? []).every((field) => Object.hasOwn(response.properties ?? {}, field));
}
