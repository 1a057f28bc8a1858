// @ts-check
/** `npm run badhost`: runs the table of bad answers against the live build. */
import { runOnLiveBuild } from './liveBuild.mjs'

await runOnLiveBuild('e2e/badhost/run.ts')
