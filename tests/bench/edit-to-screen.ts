import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startPortal } from '../portal-server';
import { type Measure, median } from './measure';
import { withFreshPage } from './pages';

const edits = 5;

/** Seconds from saving a definition until the open page of `npm run dev` shows the new heading. */
export async function measureEditing(browser: Browser): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-definitions-'));
  cpSync(join(import.meta.dirname, '../../definitions'), folder, { recursive: true });
  const file = join(folder, 'services/budzet-dochody/service.json');
  const portal = await startPortal('dev', { DEFINITIONS_DIR: folder });
  try {
    const times = await withFreshPage(browser, async (page) => {
      await page.goto(`${portal.url}/uslugi/budzet-dochody`);
      await page.getByRole('heading', { level: 1, name: 'Dochody budżetu' }).waitFor();
      await page.locator('tbody tr').first().waitFor();
      const found: number[] = [];
      let text = readFileSync(file, 'utf8');
      for (let edit = 0; edit <= edits; edit += 1) {
        const title = `Dochody budżetu, wersja ${edit}`;
        text = text.replace(/"title": "Dochody budżetu[^"]*"/, `"title": "${title}"`);
        const start = performance.now();
        writeFileSync(file, text);
        await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title, { polling: 10 });
        // The first edit warms up the compiler and is not counted.
        if (edit > 0) found.push((performance.now() - start) / 1_000);
        await page.waitForTimeout(300);
      }
      return found;
    });
    return [
      {
        name: 'edited definition on the screen, npm run dev',
        ours: `${median(times).toFixed(2)} s`,
        other: '',
        value: median(times),
        bound: 1,
        unit: 's',
      },
    ];
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
