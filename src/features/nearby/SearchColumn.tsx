import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { useRef } from 'react'
import { paths } from '#domain/paths.ts'
import { DEFAULT_CENTRE } from '#lib/geolocation.ts'
import { countOf } from '#lib/numbers.ts'
import { reloadWhenReachable } from '#lib/reload.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ShopList, ShopListSkeleton } from './list/ShopList.tsx'
import { SearchForm } from './search/SearchForm.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import type { Layout } from './useLayout.ts'
import type { Nearby, NearbyShops } from './useNearby.ts'
import type { Search } from './useNearbyAddress.ts'
import styles from './Nearby.module.css'

interface ResultsProps {
  result: NearbyShops
  search: Search
  /** 'near you' */
  where: string
  atDefault: boolean
  /** The results lack the shop that the address named. */
  dropped: boolean
  selected: string | null
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  onSearch: (search: Search) => void
}

function NoShops({
  search,
  atDefault,
  onSearch,
}: Pick<ResultsProps, 'search' | 'atDefault' | 'onSearch'>) {
  if (search.term)
    return (
      <EmptyState
        title={`No shop matches “${search.term}”`}
        description="Try a different or shorter search: a kind of shop, a product or a town."
        icon={SearchOutlined}
        action={<Button onClick={() => onSearch({ ...search, term: '' })}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      title="No shops within 100 km"
      description="We’re not in this area yet."
      icon={EnvironmentOutlined}
      action={
        !atDefault && (
          <Button onClick={() => onSearch({ ...search, near: DEFAULT_CENTRE })}>
            Explore Pampanga
          </Button>
        )
      }
    />
  )
}

/** The overlay reports loading and failures. */
function Results({
  result,
  search,
  where,
  atDefault,
  dropped,
  selected,
  onSelect,
  onHover,
  onSearch,
}: ResultsProps) {
  const { shops, outdated, failed, offline } = result
  const settled = outdated ? undefined : shops
  const list = () => {
    if (failed || (offline && !shops)) return null
    if (!shops || (outdated && shops.length === 0)) return <ShopListSkeleton />
    if (shops.length === 0) return <NoShops {...{ search, atDefault, onSearch }} />
    return <ShopList {...{ shops, selected, outdated, onSelect, onHover }} />
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {settled &&
          `${countOf(settled.length, 'shop')}${search.term && ` for “${search.term}”`} ${where}`}
        {settled && dropped && (
          <span className={styles.dropped}>The shop from your link is not one of them.</span>
        )}
      </p>
      {list()}
    </>
  )
}

interface NoticeProps {
  waiting: boolean
  onLocate: () => void
  onChoosePlace: () => void
}

/** The shops are around the default centre, since the device's position is unknown. */
function OriginNotice({ waiting, onLocate, onChoosePlace }: NoticeProps) {
  const text = `${waiting ? 'Still waiting for your location.' : 'We can’t see where you are.'} Showing shops in Pampanga.`
  return (
    <Stack fill="mango-soft" radius="l" gap={2} pad={4}>
      <p role="status">{text}</p>
      <Row align="stretch" wrap gap={2}>
        <Button
          variant="secondary"
          size="s"
          icon={EnvironmentOutlined}
          loading={waiting}
          onClick={onLocate}
        >
          Use my location
        </Button>
        <Button variant="secondary" size="s" onClick={onChoosePlace}>
          Choose a place
        </Button>
      </Row>
    </Stack>
  )
}

/** MAP-04 ERR-86: says what the user can do about it. */
function LocationDenied({
  open,
  onClose,
  onChoosePlace,
}: {
  open: boolean
  onClose: () => void
  onChoosePlace: () => void
}) {
  return (
    <Dialog
      plain
      open={open}
      onClose={onClose}
      title="Location Permission Denied"
      description="To see the shops around you, allow this page to know your location in the settings of your browser, and reload it. You can also choose a place yourself."
      footer={
        <>
          <LinkButton to={paths.home()} variant="secondary">
            Back
          </LinkButton>
          <Button variant="secondary" onClick={() => void reloadWhenReachable()}>
            Reload Page
          </Button>
          <Button onClick={onChoosePlace}>Choose a place</Button>
        </>
      }
    />
  )
}

interface Props {
  nearby: Nearby
  view: Layout
  covered: boolean
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
}

export function SearchColumn({
  nearby,
  view: { layout, listShown },
  covered,
  onSelect,
  onHover,
}: Props) {
  const { address, location, result, place, dropped } = nearby
  const { term, near, shop, searchFor } = address
  const { origin, locating, denied, dismiss, locate } = location
  const form = useRef<HTMLFormElement>(null)
  const choosePlace = () => {
    dismiss()
    // Waits until the dialog has returned the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus())
  }
  const atDefault = origin?.kind === 'default'
  /** On a phone the search stays above the map while no shop is open, nor opens. */
  const searchOnly = layout === 'map' && nearby.shop === null && !nearby.opening
  return (
    <Stack
      justify="start"
      gap={4}
      shrink
      className={styles.column}
      hidden={!listShown && !searchOnly}
      inert={covered}
    >
      <LocationDenied open={denied} onClose={dismiss} onChoosePlace={choosePlace} />
      <SearchForm
        ref={form}
        term={term}
        near={near}
        placeName={place.field}
        compact={searchOnly}
        onSearch={searchFor}
        onLocate={locate}
      />
      {atDefault && !searchOnly && !denied && (
        <OriginNotice waiting={locating} onLocate={locate} onChoosePlace={choosePlace} />
      )}
      {listShown && (
        <Stack as="section" justify="start" gap={3} className={styles.results} aria-label="Results">
          <Results
            {...{ result, atDefault, dropped, onSelect, onHover }}
            search={{ term, near }}
            where={place.where}
            selected={shop}
            onSearch={searchFor}
          />
          {layout === 'list' && <StateOverlay result={result} />}
          <Row
            as="section"
            wrap
            gap={2}
            rowGap={0}
            hint
            className={styles.recent}
            aria-label="Recent Searches"
          >
            <Icon icon={ClockCircleOutlined} size={16} />
            <h2>Recent Searches</h2>
            <p>No recent searches</p>
          </Row>
        </Stack>
      )}
    </Stack>
  )
}
