import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import type { ReactNode } from 'react'
import type { components } from '#openapi/generated/types.ts'
import { Badge } from '#ui/Badge.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row, Stack, Text } from '#ui/Layout.tsx'
import { type AddressParts, addressLine, barangayText } from './addressLine.ts'
import styles from './AddressCard.module.css'

interface Props {
  address: AddressParts &
    Pick<components['schemas']['Address'], 'owner_name' | 'barangay' | 'mobile_number' | 'type'>
  isDefault?: boolean
  actions?: ReactNode
}

export function AddressCard({ address, isDefault = false, actions }: Props) {
  const barangay = barangayText(address.barangay)
  return (
    <Row align="start" gap={3} tone="soft">
      <Grid as="span" fill="green-soft" fixed center tone="green" className={styles.pin}>
        <Icon icon={EnvironmentOutlined} size={20} />
      </Grid>
      <Stack grow shrink gap={1}>
        <Text as="div" hint>
          <Row as="p" wrap gap={2} rowGap={1} size="m" tone="ink" weight={700}>
            {address.owner_name}
            <Badge>{address.type === 'HOME' ? 'Home' : 'Work'}</Badge>
            {isDefault && <Badge tone="green">Default</Badge>}
          </Row>
          <p>{addressLine(address)}</p>
          {barangay && <p>{barangay}</p>}
          <Text numeric>{address.mobile_number}</Text>
        </Text>
        {actions && (
          <Row wrap className={styles.actions}>
            {actions}
          </Row>
        )}
      </Stack>
    </Row>
  )
}
