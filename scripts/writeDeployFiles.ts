/** `npm run deploy-files`: writes the examples in `deploy/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './commands.mjs'
import { inlineScripts } from './contentPolicy.ts'
import { deployFiles } from './deployFiles.ts'
import { withBootScripts } from './vite/bootScripts.ts'

const html = await withBootScripts(readFileSync(join(root, 'index.html'), 'utf8'))
for (const [path, text] of Object.entries(deployFiles(inlineScripts(html)))) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
