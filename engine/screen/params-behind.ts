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
