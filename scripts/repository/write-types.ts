import { defineCommand } from '../command-line/command';
import { runProgram } from '../command-line/run-program';
import { root } from '../package/package-root';

const types = defineCommand({
  name: 'types',
  help: "Writes the types of the definition language and of the office's answers, the schemas of overlays, and the registries of kinds.",
  options: { check: { type: 'boolean', help: 'writes nothing; exit code 1 when a file is out of date' } },
  run: async ({ check }, { print }) => {
    const { kindRegistries } = await import('../generate-types/kind-registries');
    const { writeStale, writtenInWords } = await import('../generate-types/stale-files');
    const writing = { check, command: 'npm run types' };
    // First the registries: the other generators import the engine, which does not load without them.
    const registries = await writeStale(root, kindRegistries(), writing);
    const { generatedFiles } = await import('../generate-types/generated-files');
    print(writtenInWords([...registries, ...(await writeStale(root, await generatedFiles(root), writing))]));
  },
});

await runProgram(import.meta.filename, types);
