import CopyOutlined from '@ant-design/icons/CopyOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined'
import WalletOutlined from '@ant-design/icons/WalletOutlined'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { PaymentMark } from '#components/PaymentMark.tsx'
import { PriceTag } from '#components/PriceTag.tsx'
import { paths } from '#domain/paths.ts'
import { inApp } from '#lib/inApp.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { webAddress } from '#lib/webAddress.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { copyText } from '#ui/copyText.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import type { Ending } from '../attempt.ts'
import { isEnding } from './endings.ts'
import {
  closePaymentWindow,
  paymentWindowState,
  reopenPayment,
  showPayment,
} from './paymentWindow.ts'
import { usePaymentOutcome } from './usePaymentOutcome.ts'
import styles from './PaymentWaiting.module.css'

/** Time between checks, ms: a closed window sends no event. */
const CHECK_MS = 500

/** Calls `onClosed` once the window is not open any more. */
function usePaymentWindow(onClosed: () => void) {
  const [state, setState] = useState(paymentWindowState)
  const notifyClosed = useEffectEvent(onClosed)
  useEffect(() => {
    const timer = setInterval(() => setState(paymentWindowState()), CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (state !== 'open') notifyClosed()
  }, [state])
  return state
}

interface Props {
  orderIds: readonly string[]
  /** Null while it is not known. */
  payUrl: string | null
  /** Pesos, where it is known. */
  amount?: number
  displayName: string
  onPaid: () => void
  onEnded: (ending: Ending) => void
  /** Without it, the overlay stays until the payment has ended. */
  onClose?: () => void
}

const NO_PAGE =
  'Your order is placed, but we couldn’t find the payment page. It may appear here in a moment. My Orders shows whether it is paid.'
const IN_WINDOW = 'Scan the QR code in the newly opened window to complete your payment.'
const views = {
  open: {
    text: 'You can also pay later, or cancel, in My Orders.',
    label: 'Reopen payment window',
  },
  unseen: {
    text: 'Can’t see the payment window? GCash can open in this tab instead.',
    label: 'Pay in this tab',
  },
  closed: {
    text: 'The payment window is closed. If you have not paid yet, open it again: you pay only once.',
    label: 'Reopen payment window',
  },
  none: {
    text: 'Your order is placed. If you have not paid yet, open GCash: you pay only once.',
    label: 'Pay with GCash',
  },
}

/** Not every browser has all that the types promise. */
const browser: Partial<Navigator> = navigator

/**
 * The address for another browser: an app's own may not open the page. Apps may have no clipboard;
 * the text can be selected everywhere.
 */
function PaymentAddress({ url }: { url: string }) {
  return (
    <Stack as="section" align="start" gap={2} hint aria-label="Open in your browser">
      <p>
        <strong>Open in your browser:</strong> if GCash does not open here, take the address of its
        page to Chrome or Safari.
      </p>
      <p className={styles.address} translate="no">
        {url}
      </p>
      {browser.share && (
        <Button
          size="s"
          variant="secondary"
          icon={ShareAltOutlined}
          // A user who shares nothing after all is told nothing.
          onClick={() => void navigator.share({ url }).catch(() => undefined)}
        >
          Share
        </Button>
      )}
    </Stack>
  )
}

/** A press opens the window again, and in this tab once that has not helped. */
function usePaymentPage(payUrl: string | null, found: unknown, onClosed: () => void) {
  const payWindow = usePaymentWindow(onClosed)
  const [unseen, setUnseen] = useState(false)
  const url = payUrl ?? webAddress(found)
  const view = payWindow === 'open' && unseen ? 'unseen' : payWindow
  const reopen = (event: MouseEvent, page: string) => {
    // The link opens in this tab.
    if (view === 'unseen') return
    const isOpen = reopenPayment(page)
    if (isOpen) event.preventDefault()
    if (!isOpen || payWindow === 'open') setUnseen(true)
  }
  // A window that was opened for the order waits for the page.
  const showFound = useEffectEvent(() => payUrl === null && url !== null && showPayment(url))
  useEffect(() => void showFound(), [url])
  return { url, view, unseen, reopen } as const
}

/** Shows the address, too, where the page may not be seen here. */
function PaymentLink({ page }: { page: ReturnType<typeof usePaymentPage> }) {
  const { url, view, unseen, reopen } = page
  if (url === null) return null
  return (
    <>
      <a
        href={url}
        className={buttonClass({ block: true })}
        onClick={(event) => reopen(event, url)}
      >
        <Icon icon={WalletOutlined} size={20} />
        <span>{views[view].label}</span>
      </a>
      {(unseen || inApp() || !browser.clipboard) && <PaymentAddress url={url} />}
    </>
  )
}

/** The user is paying in another window, or on a page in this tab. */
export function PaymentWaiting({
  orderIds,
  payUrl,
  amount,
  displayName,
  onPaid,
  onEnded,
  onClose,
}: Props) {
  // A cancelled order is not part of the payment, which the next order then has.
  const [gone, setGone] = useState(0)
  const { data, error, isFetching, refetch } = usePaymentOutcome(orderIds[gone] ?? '')
  // The user may have paid just before closing it.
  const page = usePaymentPage(payUrl, data?.checkout_page_url, () => void refetch())
  const { url, view } = page
  const phone = useMediaQuery('(width < 48rem)')
  const status = data?.status
  const text = url === null ? NO_PAGE : views[view].text

  const end = useEffectEvent(() => {
    if (status !== 'PAID' && !isEnding(status)) return
    if ((status === 'EXPIRED' || status === 'REFUNDED') && gone + 1 < orderIds.length)
      return setGone(gone + 1)
    closePaymentWindow()
    if (status === 'PAID') onPaid()
    else onEnded(status)
  })
  useEffect(() => end(), [status, gone])

  return (
    <Dialog
      open
      dismissible={onClose !== undefined}
      onClose={() => onClose?.()}
      size="s"
      title="Waiting for GCash Payment"
      description={view === 'open' && url !== null ? IN_WINDOW : undefined}
    >
      <Stack gap={3}>
        <Row gap={4}>
          <Grid as="span" fill="green-soft" fixed center className={styles.waiting}>
            <PaymentMark method="gcash" />
          </Grid>
          {/* The amount is not known after a cancelled order. */}
          {amount !== undefined && gone === 0 && (
            <Text tone="soft">
              Amount to pay <PriceTag amount={amount} size="l" />
            </Text>
          )}
        </Row>
        <Text as="div" role="status" tone="soft" className={styles.news}>
          {error ? (
            <p>We could not check the payment: {error.message}. We’ll check again automatically.</p>
          ) : (
            <p>
              {view === 'open' && phone && 'On this phone, log in to GCash in that window. '}
              {text}
            </p>
          )}
        </Text>
        <PaymentLink page={page} />
        <Button
          variant="secondary"
          block
          icon={ReloadOutlined}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          I have paid, check again
        </Button>
        <Row align="stretch" wrap justify="between" gap={2} rowGap={1}>
          {url !== null && browser.clipboard && (
            <Button
              size="s"
              variant="quiet"
              icon={CopyOutlined}
              onClick={() => void copyText(url, 'Payment link')}
            >
              Copy payment link
            </Button>
          )}
          <LinkButton
            size="s"
            variant="quiet"
            to={paths.orders(displayName, { status: 'PENDING' })}
          >
            View Orders
          </LinkButton>
        </Row>
      </Stack>
    </Dialog>
  )
}
