import { Chip } from '#ui/Chip.tsx'
import styles from '../Orders.module.css'

/** A banner for the SHIPPED filter, which has no tab. */
export function FilterBanner({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.banner} role="status">
      <span>Showing only</span>
      <Chip onRemove={onClear} removeLabel="Clear the Shipped filter">
        Shipped
      </Chip>
      <span>orders: those out with a courier.</span>
    </div>
  )
}
