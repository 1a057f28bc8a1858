import * as z from 'zod/mini'

const fromScheduler = z.object({ from: z.literal('scheduler'), id: z.string() })

/** Id of the scheduled list that a checkout comes from, by its router state; null for the cart and Buy Now. */
export function scheduleOf(routerState: unknown): string | null {
  const parsed = fromScheduler.safeParse(routerState)
  return parsed.success ? parsed.data.id : null
}
