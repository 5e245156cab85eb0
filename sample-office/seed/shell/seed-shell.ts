import {
  accessibilityDeclaration,
  contact,
  contactEntry,
  type Database,
  insertAll,
  menuItem,
  officeSettings,
  tile,
  visitCounter,
} from '../../../server/database';
import { sampleContact, sampleContactEntries } from './contact';
import { seedContent } from './content/seed-content';
import { sampleDeclaration } from './declaration';
import { sampleMenu } from './menu';
import { seedServices } from './services';
import { sampleSettings } from './settings';
import { sampleTiles } from './tiles';

/** Writes the content of the portal's shell, unless the database has settings, because those belong to its administrator. */
export async function seedShell(database: Database): Promise<void> {
  if ((await database.select().from(officeSettings)).length > 0) return;
  await database.insert(officeSettings).values(sampleSettings);
  await database.insert(visitCounter).values({ enabled: true, visits: 128_406 });
  await insertAll(database, menuItem, sampleMenu);
  await insertAll(database, tile, sampleTiles);
  await database.insert(contact).values(sampleContact);
  await insertAll(database, contactEntry, sampleContactEntries);
  await seedServices(database);
  await seedContent(database);
  await database.insert(accessibilityDeclaration).values(sampleDeclaration);
}
