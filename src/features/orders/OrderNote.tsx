import { Alert } from 'antd'

interface Props {
  /** Nothing is rendered while it is empty. */
  text: string
  /** Announced assertively; otherwise politely. */
  urgent?: boolean
}

/** A note about an order, in a box. What announces it is there before the note, since only a change of it is announced. */
export function OrderNote({ text, urgent = false }: Props) {
  return <div role={urgent ? 'alert' : 'status'}>{text && <Alert role="presentation" type="warning" showIcon title={text} />}</div>
}
