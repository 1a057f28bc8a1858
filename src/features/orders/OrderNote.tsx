import { Alert } from 'antd'

interface Props {
  /** Nothing is rendered while it is empty. */
  text: string
  /** Announced assertively; otherwise politely. */
  urgent?: boolean
}

/**
 * A note about an order. The live region is always rendered, since only its changes are announced.
 */
export function OrderNote({ text, urgent = false }: Props) {
  return (
    <div role={urgent ? 'alert' : 'status'}>
      {text && <Alert role="presentation" type="warning" showIcon title={text} />}
    </div>
  )
}
