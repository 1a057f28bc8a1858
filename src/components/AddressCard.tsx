import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { ReactNode } from 'react'
import type { components } from '#openapi/generated/types.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { type AddressParts, addressLine, barangayText } from './addressLine.ts'
import styles from './AddressCard.module.css'

interface Props {
  address: AddressParts &
    Pick<components['schemas']['Address'], 'owner_name' | 'barangay' | 'mobile_number' | 'type'>
  isDefault?: boolean
  /** Buttons: change, edit, delete. */
  actions?: ReactNode
}

/** An address with its owner and phone number. */
export function AddressCard({ address, isDefault = false, actions }: Props) {
  const barangay = barangayText(address.barangay)
  return (
    <div className={styles.card}>
      <span className={styles.pin}>
        <Icon icon={EnvironmentOutlined} size={20} />
      </span>
      <div className={styles.text}>
        <p className={styles.owner}>
          {address.owner_name}
          <Badge>{address.type === 'HOME' ? 'Home' : 'Work'}</Badge>
          {isDefault && <Badge tone="green">Default</Badge>}
        </p>
        <p>{addressLine(address)}</p>
        {barangay && <p>{barangay}</p>}
        <p className={styles.phone}>{address.mobile_number}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
