import { type Session, sampleData } from '../../server/database';
import { seedAccounts } from './accounts/seed-accounts';
import { seedApplications } from './applications/seed-applications';
import { seedBudget } from './budget/seed-budget';
import { seedDues } from './dues/seed-dues';
import { seedParties } from './parties/seed-parties';
import { type SampleGateway, seedGateways } from './payments/sample-gateway';
import { seedPayments } from './payments/seed-payments';
import { seedPermits } from './permits/seed-permits';
import { seedRegisters } from './registers/seed-registers';
import { seedResidents } from './residents/seed-residents';
import { seedShell } from './shell/seed-shell';
import { seedAssessments } from './taxes/seed-assessments';
import { seedDiesel } from './taxes/seed-diesel';
import { seedVehicles } from './vehicles/seed-vehicles';
import { seedWater } from './water/seed-water';

/** The day that the sample data describe. */
const asOf = '2026-09-30';

/**
 * Fills a database with the sample municipality. A family of data that already has rows is left alone, so that an older database gets what
 * is new.
 */
export function seedOffice(scale: number, gateways: readonly SampleGateway[]): (session: Session) => Promise<void> {
  return async ({ database }) => {
    await seedShell(database);
    await seedParties(database);
    await seedAccounts(database);
    await seedAssessments(database);
    await seedDiesel(database);
    await seedPermits(database);
    await seedWater(database);
    if ((await database.select().from(sampleData)).length === 0) {
      await seedBudget(database);
      await seedResidents(database, scale, asOf);
      await seedVehicles(database, scale);
      await database.insert(sampleData).values({ scale, asOf });
    }
    await seedRegisters(database);
    await seedDues(database, scale);
    await seedGateways(database, gateways);
    await seedPayments(database, gateways);
    await seedApplications(database);
  };
}
