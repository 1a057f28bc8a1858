import { useEffect, useState } from 'react'
import { onArrival } from '#api/cache/notificationCache.ts'
import type { Schemas } from '#api/contract.ts'

/** Announces each notification that arrives, politely and once. */
export function NotificationAnnouncer() {
  const [latest, setLatest] = useState<Schemas['Notification'] | null>(null)
  useEffect(() => onArrival(setLatest), [])
  return (
    <div role="status" className="visually-hidden">
      {latest && (
        // The key makes a second notification with the same words another change.
        <p key={latest._id}>
          New notification. {latest.title}: {latest.body}
        </p>
      )}
    </div>
  )
}
