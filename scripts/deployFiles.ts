import { type BuildSettings, headersOf } from './contentPolicy.ts'
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

interface Site {
  comment: string
  host: string
  folder: string
  settings?: BuildSettings
}

/**
 * Browsers then ask by https only, for a year. Only in the nginx example, where TLS is known to
 * be on: static hosts send it themselves, and plain http ignores it. Without `includeSubDomains`,
 * which would decide for other hosts too.
 */
const HTTPS_ONLY = ['Strict-Transport-Security', 'max-age=31536000'] as const

function server(scripts: readonly string[], { comment, host, folder, settings }: Site): string {
  return [
    `# ${comment}`,
    'server {',
    '    listen 80;',
    `    server_name ${host};`,
    '    return 301 https://$host$request_uri;',
    '}',
    'server {',
    '    listen 443 ssl;',
    `    server_name ${host};`,
    `    ssl_certificate /etc/ssl/${host}/fullchain.pem;`,
    `    ssl_certificate_key /etc/ssl/${host}/privkey.pem;`,
    `    root ${folder};`,
    '',
    '    # Strict-Transport-Security is here only: it means nothing without TLS, and static hosts that read _headers send it themselves.',
    nginxLocations('/', [...headersOf(scripts, settings), HTTPS_ONLY], '    '),
    '}',
  ].join('\n')
}

export function nginxFile(scripts: readonly string[], settings: BuildSettings): string {
  const sites = [
    {
      comment: 'The demo: npm run build:demo. It calls nobody.',
      host: 'demo.example.com',
      folder: '/srv/suki/dist-demo',
    },
    {
      comment: `The live build: npm run build:live with VITE_API_HOST=${settings.VITE_API_HOST}.`,
      host: 'www.example.com',
      folder: '/srv/suki/dist-live',
      settings,
    },
  ]
  const head =
    '# Written by `npm run deploy-files` from scripts/contentPolicy.ts. Put your own names and certificates in.'
  return `${head}\n\n${sites.map((site) => server(scripts, site)).join('\n\n')}\n`
}

export const exampleSettings: BuildSettings = {
  VITE_API_HOST: 'https://api.example.com',
  VITE_GOOGLE_CLIENT_ID: 'your-client-id.apps.googleusercontent.com',
}

export function deployFiles(scripts: readonly string[]): Record<string, string> {
  return {
    'deploy/demo/_headers': headersFile('/', scripts),
    'deploy/live/_headers': headersFile('/', scripts, exampleSettings),
    'deploy/nginx.conf': nginxFile(scripts, exampleSettings),
  }
}
