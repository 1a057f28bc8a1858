import CopyOutlined from '@ant-design/icons/CopyOutlined'
import { orderNumber } from '#domain/orderNumber.ts'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './OrderNumber.module.css'

interface Props {
  id: string
  /** The number is the title of the screen. */
  titled?: boolean
}

/** The short number of an order. A press copies the whole id. */
export function OrderNumber({ id, titled = false }: Props) {
  const text = `Order #${orderNumber(id)}`
  return (
    <button
      type="button"
      data-print={!titled || undefined}
      className={styles.number}
      title={id}
      aria-label={titled ? undefined : `${text}, copy the whole ID`}
      translate="no"
      onClick={() => void copyText(id, 'Order ID')}
    >
      {titled ? 'Copy ID' : text}
      {titled && <VisuallyHidden> of {text}</VisuallyHidden>}
      <Icon icon={CopyOutlined} size={14} />
    </button>
  )
}
