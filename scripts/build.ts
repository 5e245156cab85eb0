import { buildApp } from './build-app';
import { runCompile } from './compile';

// `npm run build`: the app in dist/app and the pack in dist/pack.
console.log((await buildApp('warn')) ? 'The app was built in dist/app.' : 'The app in dist/app is up to date.');
process.exitCode = await runCompile(
  process.argv.slice(2),
  (text) => console.log(text),
  (text) => console.error(text),
);
