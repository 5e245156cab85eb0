import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';
import { root } from '../package/package-root';

const docs = defineCommand({
  name: 'docs',
  help: "Writes the pages of the author's manual, docs/authors and in Polish docs/autorzy, from the schemas and docs/examples.",
  options: { check: { type: 'boolean', help: 'writes nothing; exit code 1 when a page is out of date' } },
  run: async ({ check }, { print }) => {
    const { authorPages, polishPages } = await import('../docs/pages');
    const { writeStale, writtenInWords } = await import('../generate-types/stale-files');
    const english = [...(await authorPages())].map(([file, text]) => [`docs/authors/${file}`, text] as const);
    const polish = [...(await polishPages())].map(([file, text]) => [`docs/autorzy/${file}`, text] as const);
    const pages = new Map([...english, ...polish]);
    print(writtenInWords(await writeStale(root, pages, { check, command: 'npm run docs' })));
  },
});

await runProgram(import.meta.filename, docs);
