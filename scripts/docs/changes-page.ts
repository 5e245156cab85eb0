import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Told {
  readonly name: string;
  readonly pl: readonly string[];
  readonly en: readonly string[];
}

const cases = join(import.meta.dirname, '../../engine/authoring/changes/cases');

const titles: Readonly<Record<string, string>> = {
  'tables.json': 'Tables and columns',
  'screens.json': 'Screens: blocks, choices, codes, PDF, access',
  'forms.json': 'Forms, checks and rules',
  'office.json': 'Calls of the office',
  'portal.json': 'The portal and its services',
  'translations.json': 'Translations and texts',
};

/** The page about changes in words: what is said of each kind of change, from the cases that the tests try. */
export function changesPage(): string {
  const files = readdirSync(cases).sort((one, other) => Object.keys(titles).indexOf(one) - Object.keys(titles).indexOf(other));
  return ['# Changes in words', about, ...files.map(section)].join('\n\n');
}

const about = `\`npm run changes -- BEFORE AFTER\` compares two definitions folders, for example two checkouts, and says in words what is different. It tells
what a change means, not which lines it touches: a column that moved is moved, one with another id is renamed, and a translation belongs to
the text that it translates. Every difference is in one sentence; what the command has no words for is named by its path.

\`\`\`sh
git worktree add ../before main
npm run changes -- ../before/definitions definitions
npm run changes -- ../before/definitions definitions --language en
npm run changes -- ../before/definitions definitions --format json
\`\`\`

Without \`--format json\` it prints Markdown for a pull request. Exit code 0: nothing is different; 1: something is; 3: a folder cannot be read or has errors. The report has these parts:

1. **What more people will see or do.** Access that asks for less, a condition on the user or on the configuration that is gone, more of what the office says about a person, further sites in frames. Read these first.
2. **The changes**, service by service, each with its file and line. A long list of the same kind is shortened with a count; JSON has all of them, and whole values where sentences cut them.
3. **Effects**: screens, PDFs and CSV files, screens that make a shared call, links to addresses that came or went, calls that the office must answer from now on or no longer, and the municipalities below the folder that it reaches.
4. **Scenarios that come out in another way**, with what the screen showed and shows. They are run with both folders.

Programs call \`describeChange\` and \`impact\` of \`okienko/authoring\`. A kind of block or control that a project adds is told by the \`title\` of its schema and those of its properties.

These sentences are said of a small pack.`;

function section(file: string): string {
  const told: readonly Told[] = JSON.parse(readFileSync(join(cases, file), 'utf8'));
  const rows = told.flatMap(({ pl, en }) => pl.map((sentence, index) => `| ${cell(sentence)} | ${cell(en[index] ?? '')} |`));
  return [`## ${titles[file] ?? file}`, ['| Polish | English |', '|---|---|', ...rows].join('\n')].join('\n\n');
}

/** As code: what definitions say is not Markdown. */
function cell(sentence: string): string {
  const text = sentence.replaceAll('|', '\\|');
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
