import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { Misuse } from '../command-line/refusal';
import { runProgram } from '../command-line/run-program';
import { isPackaged } from '../package/package-root';

/** `okienko build` */
export const build = defineCommand({
  name: 'build',
  help: `Writes the app to dist/app, the pack to dist/pack, and both as files for any web server to dist/site. How such a server has to answer (headers,
caching, the office behind /api) is in dist/headers, for nginx, for Caddy and as data. OFFICE_API_URL is the address of the office; PUBLIC_URL is
the address of visitors: with it there is a sitemap.xml, and an https address adds the header that makes browsers insist on https.`,
  options: {
    definitions: definitionsOption,
    'form-origin': {
      type: 'string',
      value: 'URL',
      multiple: true,
      default: [],
      help: 'an origin to which the portal posts forms: a payment gateway or an identity node of the office; may be repeated',
    },
  },
  run: async ({ definitions, 'form-origin': origins }, { print }) => {
    const formOrigins = origins.map((text) => originOf(text, '--form-origin', 'https://platnosci.example'));
    const { PUBLIC_URL: address } = process.env;
    const origin = address ? originOf(address, 'PUBLIC_URL', 'https://okienko.example') : null;
    // In a thread of its own, beside what follows.
    const database = (await import('../../server')).keepEmptyDatabase();
    await (await import('../static-site/build-site')).buildSite({ definitions, formOrigins, origin, environment: process.env }, print);
    await (await import('../app/build-studio')).buildStudio();
    if (!isPackaged) await (await import('../package/command-bundle')).bundleCommands();
    await database;
  },
});

function originOf(text: string, name: string, example: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text)) throw new Misuse(`${name} is an address such as ${example}, not ${text}.`);
  return new URL(text).origin;
}

await runProgram(import.meta.filename, build);
