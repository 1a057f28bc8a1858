import ShopOutlined from '@ant-design/icons/ShopOutlined'
import TruckOutlined from '@ant-design/icons/TruckOutlined'
import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import { useAnnouncedChange } from '#ui/announcement.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Layout.tsx'
import styles from './DeliveryOptions.module.css'

export type Delivery = Choices['deliveries'][string]

const methods = [
  { value: 'PICKUP' as const, name: 'Pickup', icon: ShopOutlined },
  { value: 'DELIVERY' as const, name: 'Delivery', icon: TruckOutlined },
].map(({ value, name, icon }) => ({
  value,
  label: (
    <Row as="span" inline gap={2}>
      <Icon icon={icon} size={20} />
      {name}
    </Row>
  ),
}))
/** Without a value antd would check the first option. */
const MIXED = ''

interface Props {
  /** Of the group of radio buttons. */
  name: string
  /** Beside the switch. */
  label: string
  /** Accessible name. */
  of: string
  /** Null where shops have different ones. */
  value: Delivery | null
  onChange: (method: Delivery) => void
  /** The switch is shown only once the user wants to change it. */
  folded?: boolean
  /** Under the label. */
  children?: ReactNode
}

export function DeliveryOptions({
  name,
  label,
  of,
  value,
  onChange,
  folded = false,
  children,
}: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.delivery} data-folded={folded || undefined}>
      <div>
        {!folded && <p aria-hidden="true">{label}</p>}
        {children}
      </div>
      {folded && (
        <Button
          variant="quiet"
          size="s"
          aria-label={`Change here: ${of}`}
          aria-expanded={open}
          className={styles.change}
          onClick={() => setOpen(!open)}
        >
          Change here
        </Button>
      )}
      {(open || !folded) && (
        <Segmented<Delivery | typeof MIXED>
          shape="round"
          name={name}
          aria-label={of}
          tabIndex={-1}
          options={methods}
          value={value ?? MIXED}
          onChange={(method) => method !== MIXED && onChange(method)}
        />
      )}
    </div>
  )
}

const feeText = (fee: number) =>
  fee === 0 ? 'No delivery fee' : `Delivery fee ${formatMoney(fee)}, included in the total`

/** `fee` in pesos; nothing while it is unknown. A change is announced. */
export function DeliveryFee({ method, fee }: { method: Delivery; fee: number | undefined }) {
  const known = fee === undefined ? undefined : feeText(fee)
  const shown = method === 'DELIVERY' ? known : 'Free pickup at this shop'
  useAnnouncedChange(method === 'DELIVERY' ? 'Delivery' : 'Pickup', shown)
  return <p className={styles.fee}>{shown}</p>
}
