import PictureOutlined from '@ant-design/icons/PictureOutlined'
import { type DragEvent, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Composer } from './composer/Composer.tsx'
import { useAttachments } from './composer/useAttachments.ts'
import { Thread } from './thread/Thread.tsx'
import styles from './Conversation.module.css'

interface Props {
  conversation: Schemas['Conversation']
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Its container has to have a height. */
export function Conversation({ conversation }: Props) {
  const attachments = useAttachments(conversation._id)
  const [dropping, setDropping] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setDropping(true)
  }
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false)
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDropping(false)
    attachments.add([...event.dataTransfer.files])
  }
  return (
    <div
      role="presentation"
      className={styles.conversation}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      <AntdProvider>
        <Thread conversation={conversation} />
        <Composer conversation={conversation} attachments={attachments} />
      </AntdProvider>
      {dropping && (
        <Stack as="p" align="center" gap={2} radius="l" className={styles.drop} aria-hidden="true">
          <Icon icon={PictureOutlined} size={32} />
          Drop files here
        </Stack>
      )}
    </div>
  )
}
