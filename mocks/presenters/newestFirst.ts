/** Sorts by ISO text; of two with the same time, the one added later is first. */
export const newestFirst = <Row>(rows: readonly Row[], moment: (row: Row) => string): Row[] =>
  [...rows].reverse().sort((a, b) => moment(b).localeCompare(moment(a)))
