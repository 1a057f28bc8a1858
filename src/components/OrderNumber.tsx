import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { shortId } from '#lib/shortId.ts'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './OrderNumber.module.css'

/** The short number of an order. A press copies the whole id, which the search of the orders and the support ask for. */
export function OrderNumber({ id }: { id: string }) {
  return (
    <button type="button" className={styles.number} title={id} translate="no" onClick={() => void copyText(id, 'Order ID')}>
      Order {shortId(id)}
      <Icon icon={CopyOutlined} size={14} />
      <VisuallyHidden>, copy the whole ID</VisuallyHidden>
    </button>
  )
}
