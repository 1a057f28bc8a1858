import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useChatButton } from '#state/chatRequest.ts'
import { Button } from '#ui/Button.tsx'

interface Props {
  shop: { _id: string; shop_name: string }
  variant?: 'quiet' | 'secondary'
  className?: string
}

export function ChatButton({ shop: { _id, shop_name }, variant = 'quiet', className }: Props) {
  const { open, opening } = useChatButton(_id)
  return (
    <Button
      variant={variant}
      size="s"
      icon={MessageOutlined}
      loading={opening}
      aria-label={`Chat with ${shop_name}`}
      className={className}
      onClick={open}
    >
      Chat
    </Button>
  )
}
