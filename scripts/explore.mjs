// @ts-check
/** `npm run explore`: shops at random on the live build. */
import { runOnLiveBuild } from './liveBuild.mjs'

await runOnLiveBuild('tests/explore/run.ts')
