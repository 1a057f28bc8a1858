import HomeOutlined from '@ant-design/icons/HomeOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import { Segmented, type SegmentedProps } from 'antd'
import { useController } from 'react-hook-form'
import { Icon } from '#ui/Icon.tsx'
import styles from './AddressForm.module.css'
import type { AddressValues } from './addressSchema.ts'

const types: SegmentedProps<AddressValues['type']>['options'] = [
  { value: 'HOME', label: 'Home', icon: <Icon icon={HomeOutlined} size={18} /> },
  { value: 'WORK', label: 'Work', icon: <Icon icon={ShopOutlined} size={18} /> },
]

/** The type of the address: home or work. */
export function TypeField() {
  const { field } = useController<AddressValues, 'type'>({ name: 'type' })
  return (
    <div className={styles.type}>
      <span className={styles.legend} aria-hidden="true">
        Type
      </span>
      <Segmented<AddressValues['type']>
        shape="round"
        name={field.name}
        aria-label="Type"
        tabIndex={-1}
        options={types}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  )
}
