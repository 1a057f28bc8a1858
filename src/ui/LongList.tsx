import { lazy, type ReactNode, Suspense } from 'react'
import { classNames } from './classNames.ts'
import type { RowProps, VirtualRows } from './VirtualRows.tsx'
import styles from './LongList.module.css'

/**
 * Number of items that are always rendered: the first screens need neither the code nor the
 * measuring of virtual rows, with which a phone painted /home half as late again. It fills whole
 * rows of 2, 3 and 4.
 */
const WHOLE = 24

interface Props<Item> {
  /** Accessible name. */
  label: string
  /** Sets `--row-gap`, and the columns of a grid. */
  className?: string
  /** Number of items in a row; 1 by default. */
  columns?: number
  items: readonly Item[]
  /** There are further items, so the length isn't known yet. */
  more: boolean
  children: (item: Item, index: number) => ReactNode
}

/** Renders all rows, while the code of virtual rows loads and where it can't be loaded. */
const AllRows: typeof VirtualRows = ({ ids, render }) => <>{ids.map((_, index) => render(index))}</>

const Rows = lazy(() =>
  import('./VirtualRows.tsx').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: AllRows }),
  ),
)

/**
 * A list or grid of any length: after the first items, only the rows near the screen are rendered.
 * The row that has the focus stays, with its neighbours; a printed list has all items.
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
