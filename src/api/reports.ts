import { changesNothing } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { sendBody } from './http/beyond.ts'
import { client, expectSuccess } from './http/client.ts'

type Report = Body<'createReport'>
export type BuyerReport = Pick<Report, 'target_value' | 'type' | 'description'> & {
  report_type: NonNullable<Report['report_type']>
}

/** The `violation_level`. */
const LEVELS = { FLAG: 1, REPORT: 2 } as const

export const reportMutations = {
  create: changesNothing((report: BuyerReport) =>
    sendBody(
      'createReport',
      { ...report, reported_by: 'BUYER', violation_level: LEVELS[report.report_type] } as const,
      (body) => expectSuccess(client.POST('/reports', { body })),
    ),
  ),
}
