import { ErrorState } from '#ui/ErrorState.tsx'
import { SlowNews, useAskAgain } from '#ui/Loading.tsx'
import type { NearbyShops } from './useNearby.ts'
import styles from './StateOverlay.module.css'

/** Covers the shops: MAP-05, MAP-06, and offline. */
export function StateOverlay({
  result: { loading, asking, failed, offline, retry },
}: {
  result: NearbyShops
}) {
  const askAgain = useAskAgain()
  return (
    <div className={styles.overlay}>
      <div role="status" className={loading ? styles.finding : 'visually-hidden'}>
        {loading && (
          <>
            <span className={styles.spinner} aria-hidden />
            Finding nearby shops...
            {asking && <SlowNews onRetry={askAgain} />}
          </>
        )}
      </div>
      {!loading && (failed || offline) && (
        <div className={styles.problem}>
          <ErrorState
            offline={offline}
            message={
              offline
                ? 'You are offline. The shops will load when you’re back online.'
                : 'No nearby shops found...'
            }
            explanation={
              offline
                ? undefined
                : 'Something went wrong while we looked for them. Please try again.'
            }
            onRetry={retry}
          />
        </div>
      )}
    </div>
  )
}
