import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './OrderNumber.module.css'

/** Number of digits shown, from the end of the id: ids often begin the same. */
const LENGTH = 6

/**
 * The short number of an order, '#881A03' for '65f0a1c2d3e4b5a697881a03'. A press copies the whole
 * id, for the search of orders and for support.
 */
export function OrderNumber({ id }: { id: string }) {
  return (
    <button
      type="button"
      data-print
      className={styles.number}
      title={id}
      translate="no"
      onClick={() => void copyText(id, 'Order ID')}
    >
      Order #{id.slice(-LENGTH).toUpperCase()}
      <Icon icon={CopyOutlined} size={14} />
      <VisuallyHidden>, copy the whole ID</VisuallyHidden>
    </button>
  )
}
