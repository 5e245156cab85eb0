import { createHash } from 'node:crypto';
import { application, type Database, storedFile, storedFilePart } from '../../../server/database';
import { partyId } from '../parties/sample-parties';

/** The scan that came with the sample application: a page without anything on it. */
const scan = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const sentAt = new Date('2026-09-14T08:20:00Z');

/** Writes an application for a parking card that waits for a clerk, with its scan, if there is none. */
export async function seedApplications(database: Database): Promise<void> {
  if ((await database.select({ id: application.id }).from(application).limit(1)).length > 0) return;
  const id = '5d0c7c1e-3a52-4b0e-9d53-0f6f3e7a4c11';
  const sha256 = createHash('sha256').update(scan).digest('hex');
  const file = { id, key: 'sample-scan', name: 'dowód rejestracyjny.pdf', kind: 'pdf', size: scan.length, sha256 };
  const [filed] = await database
    .insert(application)
    .values({
      kind: 'karta-parkingowa',
      partyId: partyId('farmer'),
      sentAt,
      content: { ulica: 'Polna 12', pojazdy: [{ numer: 'SK 40512', prawo: 'wlasnosc' }], skany: [id], oswiadczenie: true },
      lines: [
        { label: 'Ulica i\u00a0numer domu', value: 'Polna 12' },
        { label: 'Pojazd 1', value: null },
        { label: 'Numer rejestracyjny', value: 'SK 40512' },
        { label: 'Twoje prawo do pojazdu', value: 'Pojazd należy do mnie' },
        { label: 'Skany dowodów rejestracyjnych', value: `${file.name}, ${file.size}\u00a0B, SHA-256: ${sha256}` },
      ],
      definition: 'karta-parkingowa sample',
      fee: 6_000,
      state: 'sent',
    })
    .returning({ id: application.id });
  await database.insert(storedFile).values({ ...file, beganAt: sentAt, storedAt: sentAt, sentAt, applicationId: filed?.id ?? null });
  await database.insert(storedFilePart).values({ fileId: id, number: 1, content: scan });
}
