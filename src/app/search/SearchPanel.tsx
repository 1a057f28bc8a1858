import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { catalogMutations } from '#api/catalog.ts'
import { formatMoney } from '#domain/money.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import type { Suggestion, Suggestions } from './useSuggestions.ts'
import options from '#ui/options.module.css'
import styles from './SearchPanel.module.css'

interface Props extends Suggestions {
  /** Element id of the list; an item's id has its index appended. */
  id: string
  /** Index of the active item, -1 for none. */
  chosen: number
  onPick: (item: Suggestion) => void
}

/** Shows price and shop, too: products may have the same name. */
function Words({ query, price, shop_name, typed }: Suggestion) {
  if (typed) return <span>Search for “{query}”</span>
  return (
    <Stack as="span" shrink balance className={styles.words}>
      <span>{query}</span>
      {price !== undefined && (
        <Row as="span" align="stretch" shrink className={styles.offer}>
          <Text as="span" fixed tone="ink" weight={700} numeric translate="no">
            {formatMoney(price)}
          </Text>
          {shop_name && (
            <Text as="span" shrink ellipsis>
              {shop_name}
            </Text>
          )}
        </Row>
      )}
    </Stack>
  )
}

/** The search box's list, or a message. The focus stays in the box. */
export function SearchPanel({ id, kind, items, message, notice, chosen, onPick }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const clear = useMutation(catalogMutations.clearRecentSearches())
  return (
    <>
      {kind === 'recent' && items.length > 0 && (
        <Row justify="between" note weight={600} className={styles.head}>
          <p>Recent Searches</p>
          <button
            type="button"
            className={styles.clear}
            disabled={clear.isPending}
            onClick={() => clear.mutate()}
          >
            Clear
          </button>
        </Row>
      )}
      {notice && <p className={options.message}>{notice}</p>}
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={kind === 'recent' ? 'Recent searches' : 'Suggestions'}
      >
        {items.map((item, index) => (
          <li key={item.typed ? '' : `${item.query} ${item.product_id ?? ''}`} role="presentation">
            <button
              type="button"
              id={`${id}${index}`}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              className={options.option}
              // A press would take the focus from the box.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(item)}
            >
              {item.display_picture ? (
                <img
                  src={item.display_picture}
                  alt=""
                  width={36}
                  height={36}
                  className={styles.picture}
                />
              ) : (
                <Icon
                  icon={kind === 'recent' ? ClockCircleOutlined : SearchOutlined}
                  className={styles.icon}
                />
              )}
              <Words {...item} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={message ? options.message : 'visually-hidden'}>
        {message ??
          (kind === 'matches' && items.length > 0
            ? `${notice ?? ''} ${items.filter(({ typed }) => !typed).length} suggestions`
            : '')}
      </p>
    </>
  )
}
