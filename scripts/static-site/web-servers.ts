import type { SiteRule } from './site-rules';

/** What the configurations need besides the rules. */
export interface SitePlaces {
  /** Folder of the site. */
  readonly root: string;
  /** Address of the office that answers the calls, without a slash at the end. */
  readonly office: string;
  /** Largest body of a call in megabytes. */
  readonly megabytes: number;
}

const head = (server: string) =>
  `# Written by npm run build for ${server}. Set the name and the certificate of your server; the rest follows the portal and is written anew.`;

/** A server block for nginx. */
export function nginxConfig(rules: readonly SiteRule[], { root, office, megabytes }: SitePlaces): string {
  const locations = rules.flatMap(({ path, headers, fallback }) => [
    '',
    `  location ${path.endsWith('/') ? path : `= ${path}`} {`,
    `    try_files $uri ${fallback ?? '=404'};`,
    ...Object.entries(headers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
    '  }',
  ]);
  return lines([
    head('nginx'),
    'server {',
    '  listen 8080;',
    '  server_name _;',
    `  root ${quoted(root)};`,
    '  index index.html;',
    '  server_tokens off;',
    '  gzip on;',
    '  gzip_types text/css application/javascript text/javascript application/json image/svg+xml;',
    ...locations,
    '',
    '  location /api/ {',
    `    proxy_pass ${office}/;`,
    '    proxy_http_version 1.1;',
    '    proxy_ssl_server_name on;',
    '    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    `    client_max_body_size ${megabytes}m;`,
    '  }',
    '}',
  ]);
}

/** A site block for Caddy 2. */
export function caddyfile(rules: readonly SiteRule[], { root, office, megabytes }: SitePlaces): string {
  const { origin, pathname } = new URL(office);
  const below = pathname.replace(/\/$/, '');
  const handlers = [...rules]
    .sort((left, right) => right.path.length - left.path.length)
    .flatMap(({ path, headers, fallback }) => [
      `  handle ${path.endsWith('/') ? `${path}*` : path} {`,
      '    header {',
      ...Object.entries(headers).map(([name, value]) => `      ${name} ${quoted(value)}`),
      '    }',
      ...(fallback === null ? [] : [`    try_files {path} ${fallback}`]),
      '    file_server {',
      '      precompressed br gzip',
      '    }',
      '  }',
    ]);
  return lines([
    head('Caddy'),
    ':8080 {',
    `  root * ${quoted(root)}`,
    '  encode gzip',
    '  handle_path /api/* {',
    '    request_body {',
    `      max_size ${megabytes}MB`,
    '    }',
    // Caddy sends to an origin only; a path of the office is put before that of the call.
    ...(below === '' ? [] : [`    rewrite * ${below}{uri}`]),
    `    reverse_proxy ${origin} {`,
    '      header_up Host {upstream_hostport}',
    '    }',
    '  }',
    ...handlers,
    '}',
  ]);
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
