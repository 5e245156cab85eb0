import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { siteRules } from './site-rules';
import { caddyfile, nginxConfig } from './web-servers';

const folder = mkdtempSync(join(tmpdir(), 'okienko-headers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const policy = `default-src 'self';script-src 'self' 'sha256-a+b='`;
const headers = { page: { 'content-security-policy': policy }, picture: {}, part: { 'x-content-type-options': 'nosniff' } };
const rules = siteRules(headers, ['.well-known/security.txt']);
const places = { root: join(folder, 'a site'), office: 'https://urzad.example/api/v2', megabytes: 30 };

/** What a web server says of its configuration; null when it is not installed. */
function judged(program: string, ...parameters: readonly string[]): { readonly status: number | null; readonly says: string } | null {
  const { status, stderr, error } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (error) {
    console.log(`not run: ${program} is not installed, so its own check of the configuration is left out.`);
    return null;
  }
  return { status, says: stderr };
}

describe('the configuration of a web server', () => {
  test('for nginx has the headers, the fallback and the office of each path, and nginx takes it', () => {
    const config = nginxConfig(rules, places);
    expect(config).toContain(`add_header content-security-policy "${policy}" always;`);
    expect(config).toMatch(
      /location = \/pack\/current\.json \{\n {4}try_files \$uri =404;\n {4}add_header cache-control "no-cache" always;/,
    );
    expect(config).toMatch(/location = \/\.well-known\/security\.txt \{\n {4}try_files \$uri =404;/);
    expect(config).toMatch(/location \/ \{\n {4}try_files \$uri \/index\.html;\n {4}add_header cache-control "no-store" always;/);
    expect(config).toContain('proxy_pass https://urzad.example/api/v2/;');
    const [part, whole] = [join(folder, 'site.conf'), join(folder, 'nginx.conf')];
    writeFileSync(part, config.replace('https://urzad.example', 'http://127.0.0.1:9'));
    writeFileSync(whole, `pid ${folder}/pid; error_log stderr;\nevents {}\nhttp { access_log off; include ${part}; }\n`);
    const answer = judged('nginx', '-t', '-c', whole);
    if (answer) expect(answer.status, answer.says).toBe(0);
  });

  test('for Caddy has them too, and Caddy takes it', () => {
    const config = caddyfile(rules, places);
    expect(config).toContain(`content-security-policy "${policy}"`);
    expect(config).toMatch(/handle \/pack\/current\.json \{\n {4}header \{\n {6}cache-control "no-cache"/);
    expect(config).toMatch(/handle \/\* \{[^}]+\}\n {4}try_files \{path\} \/index\.html/);
    expect(config).toMatch(/rewrite \* \/api\/v2\{uri\}\n {4}reverse_proxy https:\/\/urzad\.example \{/);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, config);
    const answer = judged('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
    if (answer) expect(answer.status, answer.says).toBe(0);
  });
});
