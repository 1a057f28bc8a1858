import { Alert } from 'antd'

interface Props {
  text: string
  urgent?: boolean
}

/** It is always in the page: only changes of a live region are announced. */
export function OrderNote({ text, urgent = false }: Props) {
  return (
    <div role={urgent ? 'alert' : 'status'}>
      {text && <Alert role="presentation" type="warning" showIcon title={text} />}
    </div>
  )
}
