import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { orderNumber } from '#domain/orderNumber.ts'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './OrderNumber.module.css'

/** The short number; a press copies the whole id. */
export function OrderNumber({ id }: { id: string }) {
  const text = `Order #${orderNumber(id)}`
  return (
    <button
      type="button"
      data-print
      className={styles.number}
      title={id}
      aria-label={`${text}, copy the whole ID`}
      translate="no"
      onClick={() => void copyText(id, 'Order ID')}
    >
      {text}
      <Icon icon={CopyOutlined} size={14} />
    </button>
  )
}
