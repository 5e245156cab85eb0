import { type Database, insertAll, offeredService, serviceGroup } from '../../../server/database';
import { personalGroups } from './services/personal-groups';
import { publicGroups } from './services/public-groups';

const groups = [...publicGroups, ...personalGroups];

/** Writes which services the sample office offers, under their numbers in the specification. */
export async function seedServices(database: Database): Promise<void> {
  await insertAll(
    database,
    serviceGroup,
    groups.map(({ name }, index) => ({ id: index + 1, position: index + 1, name })),
  );
  await insertAll(
    database,
    offeredService,
    groups.flatMap((group, index) =>
      group.services.map(([number, name, audience = 'anyone'], position) => ({
        id: number,
        groupId: index + 1,
        position: position + 1,
        serviceNumber: number,
        protected: group.protected,
        institutionOnly: audience === 'institution',
        personOnly: audience === 'person',
        name,
      })),
    ),
  );
}
