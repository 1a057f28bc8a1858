import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined'
import ReloadOutlined from '@ant-design/icons/ReloadOutlined'
import WarningOutlined from '@ant-design/icons/WarningOutlined'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { Stack, Text } from './Layout.tsx'
import styles from './ErrorState.module.css'

interface Props {
  /** The message exactly as specified, where it is. */
  message: string
  /** Where the specified message alone could be taken for something else. */
  explanation?: string
  onRetry?: () => void
  retrying?: boolean
  /** The device has no network, which is no error. */
  offline?: boolean
}

export function ErrorState({ message, explanation, onRetry, retrying, offline = false }: Props) {
  return (
    <Stack align="center" gap={4} text="center" className={styles.state} role="alert">
      <span className={styles.icon} data-offline={offline || undefined}>
        <Icon icon={offline ? DisconnectOutlined : WarningOutlined} size={32} />
      </span>
      <Text size="l" weight={700} balance>
        {message}
      </Text>
      {explanation && (
        <Text hint balance className={styles.explanation}>
          {explanation}
        </Text>
      )}
      {onRetry && (
        <Button variant="secondary" icon={ReloadOutlined} loading={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </Stack>
  )
}
