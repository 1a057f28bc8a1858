import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { useUnsent } from '#flows/chat/useSend.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { excerpt } from '../excerpt.ts'
import styles from './UnsentMessages.module.css'

interface Props {
  conversationId: string
  onDone: () => void
}

export function UnsentMessages({ conversationId, onDone }: Props) {
  const { failed, retry, remove } = useUnsent(conversationId)
  const act = (action: () => void) => {
    action()
    onDone()
  }
  return (
    <>
      <div role="alert" className="visually-hidden">
        {failed.length > 0 &&
          (failed.length === 1
            ? 'A message was not sent'
            : `${failed.length} messages were not sent`)}
      </div>
      {failed.length > 0 && (
        <ul className={styles.list} aria-label="Messages that were not sent">
          {failed.map((message) => (
            <Row as="li" key={message.key} size="s" className={styles.row}>
              <span className={styles.icon}>
                <Icon icon={WarningOutlined} size={18} />
              </span>
              <Stack as="p" grow shrink className={styles.message}>
                <strong>Not sent</strong>{' '}
                <Text as="span" tone="soft" ellipsis>
                  {excerpt(message)}
                </Text>
              </Stack>
              <Button variant="quiet" size="s" onClick={() => act(() => retry(message.key))}>
                Retry<VisuallyHidden> sending {excerpt(message)}</VisuallyHidden>
              </Button>
              <Button variant="quiet" size="s" onClick={() => act(() => remove(message.key))}>
                Delete<VisuallyHidden> {excerpt(message)}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </>
  )
}
