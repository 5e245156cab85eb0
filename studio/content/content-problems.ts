import type { ErrorSchema } from '@rjsf/utils';
import { positionOf } from '../../engine/authoring/layer';
import type { DraftProblem } from '../office/studio-answers';
import { memberOf } from './calls';

/** Problems as a form shows them: at their fields, and those of the whole. */
export interface ContentProblems {
  readonly fields: ErrorSchema;
  readonly whole: readonly string[];
}

/** The problems at and within a place. `value`: what stands there, for items that are named by their ids. */
export function problemsWithin(problems: readonly DraftProblem[], path: string, value: unknown): ContentProblems {
  const fields: Record<string, unknown> = {};
  const whole: string[] = [];
  for (const problem of problems) {
    if (problem.path === path) whole.push(problem.message);
    if (!problem.path.startsWith(`${path}/`)) continue;
    let node = fields;
    let holder = value;
    for (const written of problem.path.slice(path.length + 1).split('/')) {
      const step = written.replaceAll('~1', '/').replaceAll('~0', '~');
      const name = Array.isArray(holder) ? String(positionOf(holder, step)) : step;
      const inner = Object(memberOf(node, name));
      node[name] = inner;
      node = inner;
      holder = memberOf(holder, name);
    }
    const before = Array.isArray(node.__errors) ? node.__errors : [];
    node.__errors = [...before, problem.message];
  }
  return { fields: fields as ErrorSchema, whole };
}
