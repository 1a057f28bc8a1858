import { lazy, type ReactNode, Suspense } from 'react'
import { classNames } from './classNames.ts'
import type { RowProps, VirtualRows } from './VirtualRows.tsx'
import styles from './LongList.module.css'

/**
 * Items that are always rendered, in rows of 2, 3 or 4: virtual rows painted /home half as late
 * again on a phone.
 */
const WHOLE = 24

interface Props<Item> {
  label: string
  /** It sets `--row-gap`, and the columns of a grid. */
  className?: string
  columns?: number
  items: readonly Item[]
  /** The length isn't known yet. */
  more: boolean
  children: (item: Item, index: number) => ReactNode
}

/** Renders all while the code loads, and where it can't be loaded. */
const AllRows: typeof VirtualRows = ({ ids, render }) => <>{ids.map((_, index) => render(index))}</>

const Rows = lazy(() =>
  import('./VirtualRows.tsx').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: AllRows }),
  ),
)

/**
 * Renders all first items, then only rows near the screen, and the focused one with its neighbours;
 * a printed list has all.
 */
export function LongList<Item extends { _id: string }>({
  label,
  className,
  columns = 1,
  items,
  more,
  children,
}: Props<Item>) {
  const item = (one: Item, index: number, row?: RowProps) => (
    <li key={one._id} aria-posinset={index + 1} aria-setsize={more ? -1 : items.length} {...row}>
      {children(one, index)}
    </li>
  )
  const rest = items.slice(WHOLE)
  const rows = {
    ids: rest.map(({ _id }) => _id),
    columns,
    render: (index: number, row?: RowProps) => item(rest[index]!, WHOLE + index, row),
  }
  return (
    <ul className={classNames(styles.list, className)} aria-label={label}>
      {items.slice(0, WHOLE).map((one, index) => item(one, index))}
      {rest.length > 0 && (
        <Suspense fallback={<AllRows {...rows} />}>
          <Rows {...rows} />
        </Suspense>
      )}
    </ul>
  )
}
