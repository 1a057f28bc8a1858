/** Rows by a moment (ISO text), the newest first; of two at the same moment, the one that was added later. */
export const newestFirst = <Row>(rows: readonly Row[], moment: (row: Row) => string): Row[] =>
  [...rows].reverse().sort((a, b) => moment(b).localeCompare(moment(a)))
