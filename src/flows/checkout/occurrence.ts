import { z } from '#lib/zod.ts'
import type { Occurrence } from './attempt.ts'

const FROM = 'scheduler'
const routed = z.object({ from: z.literal(FROM), id: z.string(), due: z.iso.datetime() })

/** The state with which the scheduler navigates. */
export const routerStateOf = ({ scheduleId, due }: Occurrence) => ({
  from: FROM,
  id: scheduleId,
  due,
})

/** Reads the router state or, in another tab, the address; null for the cart and Buy Now. */
export function occurrenceOf(routerState: unknown, params: URLSearchParams): Occurrence | null {
  const addressed = { from: FROM, id: params.get('schedule'), due: params.get('due') }
  for (const source of [routerState, addressed]) {
    const parsed = routed.safeParse(source)
    if (parsed.success) return { scheduleId: parsed.data.id, due: parsed.data.due }
  }
  return null
}
