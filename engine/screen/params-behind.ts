import type { Param } from '../language/language.generated';
import type { NodeKey } from '../pack/compiled-service';
import type { Screen } from './screen';

/** The params that a node reads, also through sources and computed values. */
export function paramsBehind({ service }: Pick<Screen, 'service'>, node: NodeKey, seen = new Set<NodeKey>()): readonly string[] {
  return (service.reads[node] ?? []).flatMap((read) => {
    if (seen.has(read)) return [];
    seen.add(read);
    const own = read.startsWith('param:') ? [read.slice('param:'.length)] : [];
    return [...own, ...paramsBehind({ service }, read, seen)];
  });
}

/** Whether what is typed there identifies a person, so that it is stored nowhere. */
export function isSensitive(param: Param | undefined): boolean {
  return param !== undefined && 'sensitive' in param && param.sensitive === true;
}
