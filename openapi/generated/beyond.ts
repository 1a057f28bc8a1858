// Generated from openapi/openapi.yaml: do not edit.
/**
 * The fields of each call's body that the specification doesn't have, by their paths; a list's items
 * are `*`.
 */
export const beyondFields = {
  likeProduct: [["isLiked"]],
  createTransactions: [["transactions","*","address"],["expected_total"]],
  createReport: [["report_type"]],
} as const
