import type { CartLine } from './cartLines.ts'

/** A removed line with its shop, as needed to add it again. */
export interface RemovedLine {
  shopId: string
  line: CartLine
  /** Its index among the shop's lines. */
  index: number
}

/** The removed products as text. */
export const removedText = (lines: readonly RemovedLine[]): string =>
  lines.length === 1 ? `${lines[0]?.line.product_name} removed` : `${lines.length} products removed`
