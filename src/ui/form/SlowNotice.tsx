import { useSlow } from '#lib/useSlow.ts'
import { Text } from '../Layout.tsx'
import styles from './SlowNotice.module.css'

/** Time after which a call takes longer than usual, ms. */
const SLOW_MS = 5000

export function SlowNotice({ busy }: { busy: boolean }) {
  const slow = useSlow(busy, SLOW_MS)
  return (
    <Text role="status" hint text="center" className={styles.notice}>
      {slow && 'Still waiting for the server…'}
    </Text>
  )
}
