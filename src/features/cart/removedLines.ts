import type { CartLine } from './cartLines.ts'

/** A line that was removed, with the shop that sells it: what it takes to add it again. */
export interface RemovedLine {
  shopId: string
  line: CartLine
  /** Its index among the shop's lines. */
  index: number
}

/** What was removed, in words. */
export const removedText = (lines: readonly RemovedLine[]): string =>
  lines.length === 1 ? `${lines[0]?.line.product_name} removed` : `${lines.length} products removed`
