import { useFormState } from 'react-hook-form'
import { useSlow } from '#lib/useSlow.ts'
import { Button } from '../Button.tsx'
import { Text } from '../Layout.tsx'
import styles from './SubmitButton.module.css'

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

/** As wide as the form, and above the notice. */
export function SubmitButton({ children }: { children: string }) {
  const { isSubmitting } = useFormState()
  return (
    <>
      <Button type="submit" size="l" block loading={isSubmitting}>
        {children}
      </Button>
      <SlowNotice busy={isSubmitting} />
    </>
  )
}
