// What a screen reader says of a page, as lines of text that one can read.
import { expect, type Page, type Request } from 'playwright/test';

/** How many rows or entries of a list are written down; a mark stands for the rest. */
const most = 3;

/** Writes down a journey: what is heard at each of its steps. The text is compared with a file in `spoken/`. */
export function listenTo(page: Page, journey: string) {
  const heard: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    /** What is there to hear now: the open dialog, or else the main part and the messages outside of it. */
    async hear(step: string): Promise<void> {
      let before = await treesOf(page);
      await expect(async () => {
        const now = await treesOf(page);
        const isSettled = underWay.size === 0 && now.join('\n') === before.join('\n');
        before = now;
        expect(isSettled, 'calls are answered and the page stays as it is').toBe(true);
      }).toPass({ intervals: [100] });
      heard.push(`## ${step}`, ...before.flatMap(spokenLines), '');
    },
    compare: () => expect(heard.join('\n')).toMatchSnapshot(`${journey}.txt`),
  };
}

async function treesOf(page: Page): Promise<readonly string[]> {
  const dialog = page.locator('dialog[open]');
  const places = (await dialog.count()) > 0 ? dialog : page.locator('main, [role=status]:not(main *), [role=alert]:not(main *)');
  const trees: string[] = [];
  for (const place of await places.all()) trees.push(withDescription(await place.ariaSnapshot(), await place.evaluate(descriptionOf)));
  return trees;
}

/** What is read with the name of an element that gets the focus or opens; empty without one. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
  // Paragraphs are read one after the other, whether or not there is a space between them in the page.
  const texts = parts.flatMap((part) => (part.childElementCount > 0 ? [...part.children] : [part])).map((part) => part.textContent);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The description stands below the name, before what one finds when one goes on. */
function withDescription(tree: string, description: string): string {
  const [name = '', ...inside] = tree.split('\n');
  return description === '' ? tree : [name, `  - description: ${description}`, ...inside].join('\n');
}

/** The lines of an accessibility tree, without addresses, silent places and the inside of pictures, which nobody hears. */
function spokenLines(tree: string): readonly string[] {
  const lines = tree
    .split('\n')
    .filter((line) => !/^ *- (\/\w+: .*|status|alert|text|main:)$/.test(line))
    .map((line) =>
      line
        .replace(/^( *)- /, '$1')
        .replace(/^( *)'((?:[^']|'')*)'/, (_, indent: string, quoted: string) => indent + quoted.replaceAll("''", "'"))
        .replace(/^( *heading)(.*) \[level=(\d)\]/, '$1 $3$2')
        // A row is heard cell by cell, and a button by its name instead of its words.
        .replace(/^( *row) ".*/, '$1')
        .replace(/^( *button ".*"( \[\w+\])?): .*/, '$1')
        .replace(/:$/, ''),
    );
  return shortened(lines);
}

function shortened(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  // How many rows or entries there were so far, by their depth.
  const counts = new Map<number, number>();
  let silent = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const depth = line.search(/\S/);
    if (depth > silent) continue;
    silent = line.trimStart().startsWith('img') ? depth : Number.POSITIVE_INFINITY;
    for (const deeper of counts.keys()) if (deeper > depth) counts.delete(deeper);
    const count = /^ *(row|listitem|option)\b/.test(line) ? (counts.get(depth) ?? 0) + 1 : 0;
    counts.set(depth, count);
    if (count > most) silent = depth;
    if (count <= most) kept.push(line);
    else if (count === most + 1) kept.push(`${' '.repeat(depth)}…`);
  }
  return kept;
}
