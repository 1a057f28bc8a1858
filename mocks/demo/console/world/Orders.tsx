import { Flex } from 'antd'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { storedToken } from '#mocks/hosts/browser/session.ts'
import { pesos } from '#mocks/rules/money.ts'
import type { OrderLine, PaymentLine } from '#mocks/scenario/worldView.ts'
import { Button, Line, Quiet, Row, Section } from '../controls.tsx'
import { inManila } from '../texts.ts'
import { useAnswer, useConsole } from '../useConsole.ts'

const FIRST = 3

export function Orders() {
  const { remote } = useConsole().connection
  const rows = useAnswer(useCallback(() => remote.buyerRows(storedToken()), [remote]))
  if (!rows) return null
  return (
    <>
      <Section title="Your orders">
        {rows.orders ? (
          <OrderList orders={rows.orders} />
        ) : (
          <Quiet>Log in as a buyer to see their orders and to act for the shops.</Quiet>
        )}
      </Section>
      {rows.payments.length > 0 && (
        <Section title="Open payments">
          <ul>
            {rows.payments.map((payment) => (
              <Payment key={payment.id} payment={payment} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function OrderList({ orders }: { orders: OrderLine[] }) {
  const [all, setAll] = useState(false)
  // It keeps its position when its status changes.
  const [places] = useState(() => new Map(orders.map(({ id }, place) => [id, place])))
  const placeOf = ({ id }: OrderLine) => places.get(id) ?? -1
  if (orders.length === 0) return <Quiet>You have ordered nothing yet.</Quiet>
  return (
    <>
      <ul>
        {orders
          .toSorted((a, b) => placeOf(a) - placeOf(b))
          .slice(0, all ? undefined : FIRST)
          .map((order) => (
            <Order key={order.id} order={order} />
          ))}
      </ul>
      {!all && orders.length > FIRST && (
        <Button onClick={() => setAll(true)}>{`Show all ${orders.length} orders`}</Button>
      )}
    </>
  )
}

/** Gives the focus back when the user's step has removed the button that had it. */
function useRestoredFocus(element: RefObject<HTMLElement | null>, status: string): () => void {
  const acted = useRef(false)
  useEffect(() => {
    const focused = (element.current?.getRootNode() as Document | ShadowRoot | undefined)
      ?.activeElement
    if (acted.current && (!focused || focused === document.body)) element.current?.focus()
    acted.current = false
  }, [element, status])
  return () => void (acted.current = true)
}

function Order({
  order: { id, shop, items, placed, total, status, isUnpaid, steps },
}: {
  order: OrderLine
}) {
  const { apply } = useConsole()
  const item = useRef<HTMLElement>(null)
  const restoreFocus = useRestoredFocus(item, status)
  return (
    <Flex
      component="li"
      vertical
      gap={3}
      ref={item}
      tabIndex={-1}
      aria-label={`Order from ${shop}: ${items}`}
    >
      <strong>{shop}</strong>
      <Line>{items}</Line>
      <Line>{`${pesos(total)}, ${inManila(placed)}`}</Line>
      <div role="status">
        {isUnpaid ? 'The order is not paid yet.' : `The order ${statusTexts[status]}.`}
      </div>
      {steps.length > 0 && (
        <Row>
          {steps.map((to, n) => (
            <Button
              // The first button stays focused and becomes the next step.
              key={n}
              kind={to === 'CANCELLED' || to === 'REFUND_REJECTED' ? 'danger' : 'plain'}
              title={`order:${id}:${to}`}
              onClick={() => {
                restoreFocus()
                return apply(`order:${id}:${to}`)
              }}
            >
              {stepName(status, to)}
            </Button>
          ))}
        </Row>
      )}
    </Flex>
  )
}

const outcomes = { paid: 'Pay', failed: 'Let it fail', expired: 'Let it expire' }

function Payment({ payment: { id, amount, shops, expires } }: { payment: PaymentLine }) {
  const { apply } = useConsole()
  return (
    <Flex component="li" vertical gap={3} aria-label={`Payment of ${pesos(amount)}`}>
      <strong>{pesos(amount)}</strong>
      <Line>{shops.join(', ')}</Line>
      <Line>{`expires ${inManila(expires)}`}</Line>
      <Row>
        {Object.entries(outcomes).map(([outcome, label]) => (
          <Button
            key={outcome}
            title={`payment:${id}:${outcome}`}
            onClick={() => apply(`payment:${id}:${outcome}`)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </Flex>
  )
}

type Status = OrderLine['status']
type Step = OrderLine['steps'][number]

const statusTexts: Record<Status, string> = {
  PENDING: 'waits for its shop',
  PREPARING: 'is being prepared',
  PACKED: 'is packed',
  PENDING_CANCELLATION: 'is to be cancelled',
  READY_TO_PICK_UP: 'is on its way',
  COMPLETED: 'was received',
  CANCELLED: 'was cancelled',
  REFUND_REQUESTED: 'is to be refunded',
  REFUNDED: 'was refunded',
  REFUND_REJECTED: 'was not refunded',
}

const words: Record<Step, string> = {
  PREPARING: 'Confirm',
  PACKED: 'Pack',
  READY_TO_PICK_UP: 'Hand over',
  CANCELLED: 'Refuse',
  REFUNDED: 'Refund',
  REFUND_REJECTED: 'Refuse the refund',
}

function stepName(from: Status, to: Step): string {
  if (from !== 'PENDING_CANCELLATION') return words[to]
  return to === 'CANCELLED' ? 'Agree to cancel' : 'Refuse to cancel'
}
