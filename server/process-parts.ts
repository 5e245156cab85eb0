import type { DatabaseServers } from './database/database-servers';
import { listening } from './http/listening';
import { openMetrics } from './metrics/portal-metrics';
import { type MunicipalityStates, serveMetrics } from './metrics/serve-metrics';
import type { OfficeOptions, ProcessParts } from './open-office';
import type { OpenedSteps } from './opened-steps';
import { createDrawPool } from './pdf/draw-pool';
import { soundLetter } from './pdf/try-letter';
import { sharePublishing } from './publishing/shared-publishing';

/** Opens what the offices of a process have in common. */
export function openProcessParts(
  { configuration, surroundings, letter = null }: OfficeOptions,
  servers: DatabaseServers,
  steps: OpenedSteps,
): ProcessParts {
  const pool = createDrawPool({ letter: soundLetter(letter) });
  steps.add(() => pool.close());
  const publishing = sharePublishing(surroundings);
  steps.add(() => publishing.folders.close());
  return { pool, publishing, servers, metrics: configuration.metrics && openMetrics(pool) };
}

/** Serves the figures of a process where the operator wants them. Gives their address, null where nobody does. */
export async function openFigures(
  { configuration }: Pick<OfficeOptions, 'configuration'>,
  { metrics }: ProcessParts,
  steps: OpenedSteps,
  states: MunicipalityStates | null = null,
): Promise<string | null> {
  const place = configuration.metrics;
  if (!metrics || !place) return null;
  const figures = await listening(() => serveMetrics(metrics, place, states), place, 'METRICS_PORT', 'METRICS_HOST');
  steps.add(() => figures.close());
  return figures.address;
}
