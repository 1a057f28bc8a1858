import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#domain/paths.ts'
import styles from './Totals.module.css'

/** Time after which a message says that the order takes long, ms. */
const USUAL_MS = 8000

/** A message for an order that takes long. The user may leave the page: the response is handled on any screen. */
export function LongWait({ displayName }: { displayName: string }) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), USUAL_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={styles.wait}>
      {long && (
        <p>
          This is taking longer than usual. Your order is being placed, so please don't order again in another tab.{' '}
          <Link to={paths.orders(displayName)}>View Orders</Link>
        </p>
      )}
    </div>
  )
}
