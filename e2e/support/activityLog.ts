import type { Page } from './test.ts'

interface Entry {
  user_id: string
  event_type: string
  event_details: string
  user_agent: string
  profile: string
}

/** Collects what the app writes to the activity log from now on. */
export function logEntries(page: Page): Entry[] {
  const all: Entry[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/logs'))
      all.push(request.postDataJSON() as Entry)
  })
  return all
}
/** Entries as text: type and details. */
export const detailsOf = (all: Entry[]) =>
  all.map(({ event_type, event_details }) => `${event_type} ${event_details}`)
