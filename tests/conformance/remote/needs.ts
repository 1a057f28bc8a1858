import { NotTried } from '../notTried.ts'
import type { TestContext } from '../testContext.ts'

const needs: [need: string, look: (context: TestContext) => string][] = [
  ['an account', ({ buyer }) => buyer.email || `a token of ${buyer.id}`],
  ['a second account', ({ stranger }) => stranger.email || `a token of ${stranger.id}`],
  [
    'three products in stock (10 pieces), of two shops',
    ({ products }) =>
      `${products.length} products of ${new Set(products.map(({ shop }) => shop._id)).size} shops`,
  ],
]

/**
 * What a run needs of a host, and whether it is there. Cases that need what is missing are not
 * tried.
 */
export function needsOf(context: TestContext): string {
  const lines = needs.map(([need, look]) => {
    try {
      return `- ${need}: ${look(context)}`
    } catch (error) {
      if (error instanceof NotTried) return `- ${need}: MISSING, it needs ${error.message}`
      throw error
    }
  })
  return ['The run needs:', ...lines, ''].join('\n')
}
