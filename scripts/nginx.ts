/**
 * Configures an unprivileged nginx to serve one build by its own `_headers`: `node
 * scripts/nginx.ts dist-live --root /srv/suki --port 8080 > nginx.conf`, as the Dockerfile does.
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readHeaders } from './staticHeaders.mjs'

interface Place {
  /** Whose `_headers` are read. */
  build: string
  /** What is served; the build lies in it under its base path. */
  root: string
  port: number
  /** For the process id and temporary files. */
  temp?: string
  log?: string
  /** nginx's types of files by their endings. */
  types?: string
}

/** Pictures and fonts are compressed already. */
const COMPRESSED =
  'text/css text/plain text/javascript application/javascript application/json application/manifest+json image/svg+xml'

type Headers = readonly (readonly [name: string, value: string])[]

/** nginx takes `add_header` from one level only, so each location has all headers. */
export function nginxLocations(base: string, headers: Headers, indent: string): string {
  const added = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`)
  const lines = [
    `location ${base} {`,
    `  try_files $uri ${base}index.html;`,
    ...added,
    '  add_header Cache-Control "no-cache" always;',
    '}',
    `location ~ ^${base}(assets|demo|api)/ {`,
    '  # A page in place of a missing file would hide that it is missing.',
    '  try_files $uri =404;',
    ...added,
    '  # Only for files that are there: a missing one may come with the next release.',
    '  add_header Cache-Control "public, max-age=31536000, immutable";',
    '}',
  ]
  return lines.map((line) => indent + line).join('\n')
}

/** @throws Error when the folder holds no build */
export function nginxConfiguration({
  build,
  root,
  port,
  temp = '/tmp',
  log = '/dev/stdout',
  types = '/etc/nginx/mime.types',
}: Place): string {
  const [all] = readHeaders(build)
  if (!all) throw new Error(`${basename(build)} holds no _headers: build the app first`)
  const base = all.prefix
  return `pid ${temp}/nginx.pid;
error_log stderr;
worker_processes auto;
events {}
http {
  include ${types};
  types { application/manifest+json webmanifest; }
  default_type application/octet-stream;
  # Without the query: it may hold the token of a reset link.
  log_format pages '$time_iso8601 $request_method $uri $status $body_bytes_sent $request_time';
  access_log ${log} pages;
  client_body_temp_path ${temp}/client;
  proxy_temp_path ${temp}/proxy;
  fastcgi_temp_path ${temp}/fastcgi;
  uwsgi_temp_path ${temp}/uwsgi;
  scgi_temp_path ${temp}/scgi;
  server_tokens off;
  sendfile on;
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_min_length 1000;
  gzip_types ${COMPRESSED};

  # TLS, and with it Strict-Transport-Security, belong to what stands before this server.
  server {
    listen ${port};
    root ${root};
    absolute_redirect off;
    location = /healthz {
      access_log off;
      default_type text/plain;
      return 200 "ok";
    }
${base === '/' ? '' : `    location = ${base.slice(0, -1)} { return 302 ${base}; }\n`}${nginxLocations(base, all.headers, '    ')}
  }
}
`
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' }, port: { type: 'string' } },
  })
  const [build = 'dist-live'] = positionals
  process.stdout.write(
    nginxConfiguration({
      build,
      root: values.root ?? '/srv/suki',
      port: Number(values.port ?? 8080),
    }),
  )
}
