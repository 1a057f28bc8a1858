/**
 * Rows sorted by a time (ISO text), the newest first; of two with the same time, the one added
 * later.
 */
export const newestFirst = <Row>(rows: readonly Row[], moment: (row: Row) => string): Row[] =>
  [...rows].reverse().sort((a, b) => moment(b).localeCompare(moment(a)))
