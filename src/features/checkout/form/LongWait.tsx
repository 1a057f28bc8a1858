import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import styles from './Totals.module.css'

/** How long an order may take before a word is said about it, ms. */
const USUAL_MS = 8000

/** Says that an order takes long, once it does. Nothing is lost by leaving: the answer is taken wherever the user is. */
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
          The shops take longer than usual to answer. Your order is on its way: please don't order again elsewhere.{' '}
          <Link to={paths.orders(displayName)}>View Orders</Link>
        </p>
      )}
    </div>
  )
}
