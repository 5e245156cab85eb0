import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';

type Catalogue = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

function catalogue(language: string): Catalogue {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../definitions/texts', `${language}.json`), 'utf8'));
}

/** Texts of the Polish catalogue that are different in another language. */
export function polishTexts(language: string): readonly string[] {
  const own = catalogue(language);
  return Object.entries(catalogue('pl')).flatMap(([key, text]) =>
    typeof text === 'string' && !text.includes('{{') && text.length > 5 && own[key] !== text && key !== '$schema' ? [text] : [],
  );
}

/** Which of these texts the portal itself shows on a page. Data of the office, such as names, stay as they are. */
export async function textsOn(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  const words = await page
    .locator('button, label, legend, h1, h2, th, [role=status], .lead, .visually-hidden, header, footer nav')
    .allInnerTexts();
  const labels = await page
    .locator('[aria-label], [title]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? element.getAttribute('title') ?? ''));
  const lines = new Set([...words, ...labels].flatMap((text) => text.split('\n')).map((line) => line.trim()));
  return texts.filter((text) => lines.has(text));
}
