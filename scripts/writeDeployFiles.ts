/** `npm run deploy-files`: writes the examples in `deploy/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './commands.mjs'
import { inlineScripts } from './contentPolicy.ts'
import { deployFiles } from './deployFiles.ts'

for (const [path, text] of Object.entries(
  deployFiles(inlineScripts(readFileSync(join(root, 'index.html'), 'utf8'))),
)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
