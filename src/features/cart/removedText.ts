import type { RemovedLine } from './useCartRemoval.ts'

/** What was taken out, in words. */
export const removedText = (lines: readonly RemovedLine[]): string =>
  lines.length === 1 ? `${lines[0]?.line.product_name} removed` : `${lines.length} products removed`
