import { relative } from 'node:path';
import { buildApp } from './build-app';
import { runCompile } from './compile';
import { OwnCodeError } from './own-code/read-config';

// `npm run build`: the app in dist/app and the pack in dist/pack.
try {
  const { folder, isNew } = await buildApp('warn');
  const shown = relative(process.cwd(), folder);
  console.log(isNew ? `The app was built in ${shown}.` : `The app in ${shown} is up to date.`);
  process.exitCode = await runCompile(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
} catch (error) {
  if (!(error instanceof OwnCodeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
