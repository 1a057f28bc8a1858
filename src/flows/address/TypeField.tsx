import { HomeOutlined, ShopOutlined } from '@ant-design/icons'
import { useController } from 'react-hook-form'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import styles from './AddressForm.module.css'
import type { AddressValues } from './addressSchema.ts'

const segments = [
  { value: 'HOME', label: 'Home', icon: HomeOutlined },
  { value: 'WORK', label: 'Work', icon: ShopOutlined },
] as const

/** The type of the address: home or work. */
export function TypeField() {
  const { field } = useController<AddressValues, 'type'>({ name: 'type' })
  return (
    <div className={styles.type}>
      <span className={styles.legend} aria-hidden="true">
        Type
      </span>
      <SegmentedControl label="Type" segments={segments} value={field.value} onChange={field.onChange} />
    </div>
  )
}
