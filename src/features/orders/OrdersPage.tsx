import InboxOutlined from '@ant-design/icons/InboxOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { orderQueries } from '#api/orders.ts'
import { useSession } from '#api/session.ts'
import { orderNumber } from '#domain/orderNumber.ts'
import { paths } from '#domain/paths.ts'
import { PayNowWaiting } from '#flows/checkout/payment/PayNow.tsx'
import { itemsOf } from '#lib/pages.ts'
import { changeParams } from '#lib/queryString.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useSearchText } from '#lib/useSearchText.ts'
import { searchText } from '#lib/visibleText.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Chip } from '#ui/Chip.tsx'
import { classNames } from '#ui/classNames.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Page } from '#ui/Page.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { MAX_TERM, readFilter, searchChange } from './filter/orderFilter.ts'
import { type ChosenAction, OrderDialogs } from './OrderDialogs.tsx'
import { NothingFound, OrderList } from './OrderList.tsx'
import { keyOf, type StatusKey, statusLabels } from './statuses.ts'
import field from '#ui/SearchField.module.css'
import styles from './Orders.module.css'

const PROMPT = 'Search Shop Name, Order ID, or Product Name'

function OrderSearch({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const { text, setText, setSent } = useSearchText(term)
  const search = (next: string) => {
    setSent(searchText(next))
    onSearch(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text)
  }
  return (
    <search>
      <form className={classNames(field.search, styles.form)} onSubmit={submit}>
        <input
          className={field.input}
          type="search"
          placeholder={PROMPT}
          aria-label={PROMPT}
          maxLength={MAX_TERM}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            // Clearing the field, also by the browser's button, ends the search.
            if (event.target.value === '' && term !== '') search('')
          }}
        />
        <IconButton type="submit" icon={SearchOutlined} label="Search orders" />
      </form>
    </search>
  )
}

function useOrderFilter() {
  const [params, setParams] = useSearchParams()
  /** Clears a search for one order, and keeps one for a name. */
  const searchFor = (next: string | null) =>
    changeParams(params.toString(), { status: next, transaction_id: null })
  const search = (text: string) =>
    setParams(new URLSearchParams(changeParams(params.toString(), searchChange(text))))
  return { ...readFilter(params), searchFor, search }
}

const keys: readonly [StatusKey, string][] = [
  ['all', 'All'],
  ...(Object.entries(statusLabels) as [StatusKey, string][]),
]

const noOrders = (
  <EmptyState
    title="No orders here"
    description="Your orders will show here, with every step from the shop to you."
    icon={InboxOutlined}
    action={<LinkButton to={paths.home()}>Browse products</LinkButton>}
  />
)

export function OrdersPage() {
  const { user } = useSession()
  const navigate = useNavigate()
  const phone = useMediaQuery('(width < 48rem)')
  const { filter, status, term, searchFor, search } = useOrderFilter()
  const query = useInfiniteQuery({
    ...orderQueries.ofBuyer(user?._id ?? '', filter ?? {}),
    enabled: user !== undefined && filter !== null,
  })
  const [chosen, setChosen] = useState<ChosenAction | null>(null)
  const [first] = itemsOf(query.data)
  const { transaction_id, number } = filter ?? {}
  const found = first && (transaction_id || orderNumber(first._id) === number) ? first : undefined
  const active = found
    ? keyOf(found.order_status)
    : status && status !== 'SHIPPED'
      ? keyOf(status)
      : 'all'
  const tabs = keys.map(([value, label]) => ({
    value,
    label,
    to: { search: searchFor(value === 'all' ? null : value.toUpperCase()) },
  }))
  const nothingFound = (
    <NothingFound term={term} status={filter?.status} onClear={() => search('')} />
  )

  return (
    // On a phone the button above says so.
    <Page title="My Orders" hideTitle={phone}>
      <AntdProvider>
        <OrderSearch term={term} onSearch={search} />
        <Tabs label="Order status" tabs={tabs} value={active} className={styles.tabs}>
          {/* It has no tab. */}
          {filter?.status === 'SHIPPED' && (
            <Row wrap gap={2} above={4} tone="soft" role="status">
              <span>Showing only</span>
              <Chip
                removeLabel="Clear the Shipped filter"
                onRemove={() =>
                  void navigate({ search: searchFor(null) }, { preventScrollReset: true })
                }
              >
                Shipped
              </Chip>
              <span>orders, which are out for delivery.</span>
            </Row>
          )}
          {filter ? (
            <OrderList
              key={JSON.stringify(filter)}
              query={query}
              empty={term ? nothingFound : noOrders}
              onAction={(order, action) => setChosen({ order, action })}
            />
          ) : (
            nothingFound
          )}
        </Tabs>
        <PayNowWaiting />
        <OrderDialogs chosen={chosen} onClose={() => setChosen(null)} />
      </AntdProvider>
    </Page>
  )
}
