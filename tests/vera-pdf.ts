import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What veraPDF finds in a file that PDF/UA-1 does not allow; null where it is not installed, which is said. */
export function brokenForReaders(file: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-pdf-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, file);
    const { error, status, stdout, stderr } = spawnSync('verapdf', ['--flavour', 'ua1', '--format', 'text', '-v', path], {
      encoding: 'utf8',
    });
    if (error) {
      console.log('not run: veraPDF is not installed, so its check of PDF/UA is left out.');
      return null;
    }
    return status === 0 && /^PASS\b/m.test(stdout) ? '' : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
