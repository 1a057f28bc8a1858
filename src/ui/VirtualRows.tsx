import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './LongList.module.css'

/** Rows above and below the screen, so that fast scrolling shows no gaps. */
const OVERSCAN = 2
/** The same for a list, whose rows differ, and are measured before they are visible. */
const LIST_OVERSCAN = 5

/** Height of a row before any is measured, px: about a product's card. */
const ESTIMATE = 330

/** Given to each item of a row; the first one is measured. */
export interface RowProps {
  'data-index': number
  ref?: Ref<HTMLLIElement>
}

interface Props {
  ids: readonly string[]
  columns: number
  /** Renders an item as `li`. */
  render: (index: number, row?: RowProps) => ReactNode
}

/**
 * Rows by the id of the list's first item: after Back each is where it was, even an estimated one.
 */
const measuredRows = new Map<string, VirtualItem[]>()

/** Distance from the top of the page, whole px, at the last render. */
function usePageTop(element: RefObject<Element | null>): number {
  const [top, setTop] = useState(0)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the content above the list may change with any render; setting the same number rerenders nothing
  useLayoutEffect(() =>
    setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY)),
  )
  return top
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Done at once: the browser prints right after this event.
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    const ends = new AbortController()
    for (const name of ['beforeprint', 'afterprint']) addEventListener(name, update, ends)
    return () => ends.abort()
  }, [])
  return printing
}

/** Index of the row; -1 for an element before the rows; undefined when the focus is elsewhere. */
function focusedRow(list: Element | null | undefined): number | undefined {
  const item = document.activeElement?.closest<HTMLElement>('li[aria-posinset]')
  return item && item.parentElement === list ? Number(item.dataset.index ?? -1) : undefined
}

function useRows({ ids, columns }: Props, start: RefObject<HTMLElement | null>) {
  const printing = usePrinting()
  /** The last measured height, the estimate for other rows. */
  const height = useRef(ESTIMATE)
  const [first = ''] = ids
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(ids.length / columns),
    overscan: columns > 1 ? OVERSCAN : LIST_OVERSCAN,
    estimateSize: () => height.current,
    measureElement: (item) => (height.current = item.getBoundingClientRect().height),
    scrollMargin: usePageTop(start),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: measuredRows.get(first),
    // All rows of a grid have one height.
    getItemKey: useCallback(
      (row: number) => (columns > 1 ? `${row} of ${columns}` : ids[row]!),
      [ids, columns],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        if (printing) return Array.from({ length: range.count }, (_, row) => row)
        const near = defaultRangeExtractor(range)
        const focused = focusedRow(start.current?.parentElement)
        if (focused === undefined) return near
        // Its neighbours, too, so that Tab reaches them.
        const focusable = [focused - 1, focused, focused + 1].filter(
          (row) => row >= 0 && row < range.count,
        )
        return [...new Set([...focusable, ...near])].sort((one, other) => one - other)
      },
      [printing, start],
    ),
  })
  // Does as the library, but also while the user scrolls up: rows above may have another width now.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (
    row,
    _delta,
    { scrollOffset, itemSizeCache },
  ) => (itemSizeCache.has(row.key) ? row.end : row.start) < (scrollOffset ?? 0)
  // The library's snapshot has measured rows only, and its rows are made when they are read.
  useEffect(() => {
    const copies = () => Array.from(virtualizer.measurementsCache, (row) => ({ ...row }))
    return () => void measuredRows.set(first, copies())
  }, [first, virtualizer])
  return virtualizer
}

/**
 * Renders the rows near the screen; empty space has the height of the others. Its list must have no
 * gaps.
 */
export function VirtualRows(props: Props) {
  const { ids, columns, render } = props
  const start = useRef<HTMLLIElement>(null)
  const virtualizer = useRows(props, start)
  const space = (height: number, ref?: Ref<HTMLLIElement>) => (
    <li ref={ref} aria-hidden="true" className={styles.space} style={{ height }} />
  )
  const { scrollMargin } = virtualizer.options
  const rows = virtualizer.getVirtualItems()
  return (
    <>
      {space((rows[0]?.start ?? scrollMargin) - scrollMargin, start)}
      {rows.map((row, at) => {
        const next = rows[at + 1]?.start ?? scrollMargin + virtualizer.getTotalSize()
        const indexes = Array.from(
          { length: Math.min(columns, ids.length - row.index * columns) },
          (_, column) => row.index * columns + column,
        )
        return (
          <Fragment key={row.key}>
            {indexes.map((index, column) =>
              render(index, {
                'data-index': row.index,
                ref: column === 0 ? virtualizer.measureElement : undefined,
              }),
            )}
            {next > row.end && space(next - row.end)}
          </Fragment>
        )
      })}
    </>
  )
}
