import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './commands.mjs'
import { type BuildSettings, headersOf, inlineScripts } from './contentPolicy.ts'
import { nginxLocations } from './nginx.ts'

/**
 * The headers file of static hosts (Netlify, Cloudflare Pages); `base` has a slash at both ends.
 */
export function headersFile(
  base: string,
  scripts: readonly string[],
  settings?: BuildSettings,
): string {
  const lines = headersOf(scripts, settings).map(([name, value]) => `  ${name}: ${value}`)
  return `${base}*\n${lines.join('\n')}\n\n${base}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`
}

/**
 * Browsers then ask by https only, for a year. Only in the nginx example, where TLS is known to
 * be on: static hosts send it themselves, and plain http ignores it. Without `includeSubDomains`,
 * which would decide for other hosts too.
 */
const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000'] as const

/** Of an nginx for a build's folder under `/srv/suki`. */
const server = (
  scripts: readonly string[],
  comment: string,
  host: string,
  folder: string,
  settings?: BuildSettings,
) => `# ${comment}
server {
    listen 80;
    server_name ${host};
    return 301 https://$host$request_uri;
}
server {
    listen 443 ssl;
    server_name ${host};
    ssl_certificate /etc/ssl/${host}/fullchain.pem;
    ssl_certificate_key /etc/ssl/${host}/privkey.pem;
    root /srv/suki/${folder};

    # Strict-Transport-Security is here only: it means nothing without TLS, and static hosts that read _headers send it themselves.
${nginxLocations('/', [...headersOf(scripts, settings), HTTPS_ONLY], '    ')}
}
`

const example: BuildSettings = {
  VITE_API_HOST: 'https://api.example.com',
  VITE_GOOGLE_CLIENT_ID: 'your-client-id.apps.googleusercontent.com',
}

/** The files of `deploy/`, by path. */
export function deployFiles(scripts: readonly string[]): Record<string, string> {
  const demo = 'The demo: npm run build:demo. It calls nobody.'
  const live = `The live build: npm run build:live with VITE_API_HOST=${example.VITE_API_HOST}.`
  return {
    'deploy/demo/_headers': headersFile('/', scripts),
    'deploy/live/_headers': headersFile('/', scripts, example),
    'deploy/nginx.conf': [
      '# Written by `npm run deploy-files` from scripts/contentPolicy.ts. Put your own names and certificates in.\n',
      server(scripts, demo, 'demo.example.com', 'dist-demo'),
      server(scripts, live, 'www.example.com', 'dist-live', example),
    ].join('\n'),
  }
}

/** `npm run deploy-files`: writes them. */
if (import.meta.main) {
  const { withBootScripts } = await import('./vite/bootScripts.ts')
  const html = await withBootScripts(readFileSync(join(root, 'index.html'), 'utf8'))
  for (const [path, text] of Object.entries(deployFiles(inlineScripts(html)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
