import type { Session } from '../database/database';
import { sampleData } from '../database/tables';
import { seedBudget } from './budget/seed-budget';
import { seedResidents } from './residents/seed-residents';
import { seedShell } from './shell/seed-shell';
import { seedVehicles } from './vehicles/seed-vehicles';

/** The day that the sample data describe. */
const asOf = '2026-09-30';

/** Fills an empty database with the sample municipality. Registers, and what the portal's shell shows, are left alone once they hold data. */
export function seedOffice(scale: number): (session: Session) => Promise<void> {
  return async ({ database }) => {
    await seedShell(database);
    if ((await database.select().from(sampleData)).length > 0) return;
    await seedBudget(database);
    await seedResidents(database, scale, asOf);
    await seedVehicles(database, scale);
    await database.insert(sampleData).values({ scale, asOf });
  };
}
