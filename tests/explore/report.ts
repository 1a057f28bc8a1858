import { type Marketplace, START_DIRECTIVES } from './marketplace.ts'
import { BUYER, RESULTS, type Walked, walkPath } from './walkPath.ts'

const again = (path: readonly string[]) =>
  `The same path again: npm run explore -- --acts ${path.join(',')}`

/**
 * Walks a path once more, with a trace and a picture.
 * @param before what was wrong the first time
 * @param from where the path comes from
 */
export async function report(
  market: Marketplace,
  path: readonly string[],
  before: Error | null,
  from: string,
): Promise<Walked> {
  const walked = await walkPath(market, path, { recorded: true })
  console.log(`\n/home?sim=as:${BUYER},${START_DIRECTIVES}`)
  for (const [i, sentence] of walked.sentences.entries()) console.log(`${i + 1}. ${sentence}`)
  const fault = before ? `, but before: ${before.message}` : ''
  console.log(walked.finding?.message ?? `All was right${fault}.`)
  console.log(`${from}; ${RESULTS}.png; npx playwright show-trace ${RESULTS}.zip`)
  console.log(again(path))
  return walked
}

/** A busy machine did it once; a defect is there each time. */
export function reportOnce({ finding, path }: Walked): void {
  console.log(`\nOnce, and not again: ${finding?.message}`)
  console.log(again(path))
}
