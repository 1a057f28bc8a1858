import { dayNumber } from '#lib/calendarDays.ts'

const DAYS_OF_WEEK = 7

const labelOf = (daysAgo: number) => {
  if (daysAgo <= 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  return daysAgo < DAYS_OF_WEEK ? 'This week' : 'Older'
}

export interface DayGroup<Item> {
  label: ReturnType<typeof labelOf>
  items: Item[]
}

/**
 * Groups items by their day in Manila: today, yesterday, this week (the five days before), older.
 * Items are newest first; `now` is ms since the epoch.
 */
export function groupByDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  now: number,
): DayGroup<Item>[] {
  const today = dayNumber(now)
  const groups: DayGroup<Item>[] = []
  for (const item of items) {
    const label = labelOf(today - dayNumber(Date.parse(item.createdAt)))
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}
