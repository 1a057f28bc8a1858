import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { useRef } from 'react'
import { paths } from '#domain/paths.ts'
import { reloadWhenReachable } from '#lib/reload.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Results } from './list/Results.tsx'
import { SearchForm } from './search/SearchForm.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import type { Layout } from './useLayout.ts'
import type { Nearby } from './useNearby.ts'
import styles from './Nearby.module.css'

interface NoticeProps {
  /** The browser has not answered yet. */
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

interface DeniedProps {
  open: boolean
  onClose: () => void
  onChoosePlace: () => void
}

/** MAP-04 ERR-86: what the user can do about it. */
function LocationDenied({ open, onClose, onChoosePlace }: DeniedProps) {
  return (
    <Dialog
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
  /** A sheet covers all of it. */
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
    // After the dialog has returned the focus.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus())
  }
  const atDefault = origin?.kind === 'default'
  /** On a phone the search stays above the map while no shop is open, nor opens. */
  const searchOnly = layout === 'map' && nearby.shop === null && !nearby.opening
  return (
    <div className={styles.column} hidden={!listShown && !searchOnly} inert={covered}>
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
      {atDefault && !searchOnly && (
        <OriginNotice waiting={locating} onLocate={locate} onChoosePlace={choosePlace} />
      )}
      <section className={styles.results} aria-label="Results" hidden={searchOnly}>
        <Results
          result={result}
          search={{ term, near }}
          where={place.where}
          atDefault={atDefault}
          dropped={dropped}
          selected={shop}
          onSelect={onSelect}
          onHover={onHover}
          onSearch={searchFor}
        />
        {layout === 'list' && <StateOverlay result={result} />}
        <section className={styles.recent} aria-label="Recent Searches">
          <Icon icon={ClockCircleOutlined} size={16} />
          <h2>Recent Searches</h2>
          <p>No recent searches</p>
        </section>
      </section>
    </div>
  )
}
