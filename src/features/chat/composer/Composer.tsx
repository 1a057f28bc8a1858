import DoubleRightOutlined from '@ant-design/icons/DoubleRightOutlined'
import PictureOutlined from '@ant-design/icons/PictureOutlined'
import SendOutlined from '@ant-design/icons/SendOutlined'
import { type MouseEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schemas } from '#api/contract.ts'
import { acceptAttribute } from '#domain/mediaFiles.ts'
import { MEDIA_TYPES } from '#openapi/fileTypes.ts'
import { useChatFocus } from '#state/chatWindows.ts'
import { Button } from '#ui/Button.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { MessageField } from './MessageField.tsx'
import { ShareLocation } from './ShareLocation.tsx'
import { UnsentMessages } from './UnsentMessages.tsx'
import type { Attachments } from './useAttachments.ts'
import { useSubmit } from './useSubmit.ts'
import styles from './Composer.module.css'

interface Props {
  conversation: Schemas['Conversation']
  attachments: Attachments
}

export function Composer({ conversation, attachments }: Props) {
  const { _id, seller } = conversation
  const field = useRef<HTMLTextAreaElement>(null)
  const focus = () => {
    field.current?.focus()
    // After a prefilled text, such as that of 'Ask about this product'.
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
  }
  useChatFocus(_id, focus)
  const { text, setText, canSend, waiting, submit, send } = useSubmit(conversation, attachments)
  const tools = useRef<HTMLDivElement>(null)
  /** The tools are shown beside a text, also in a narrow composer. */
  const [unfolded, setUnfolded] = useState(false)
  const unfold = ({ currentTarget }: MouseEvent) => {
    const hasFocus = document.activeElement === currentTarget
    flushSync(() => setUnfolded(true))
    // The button is hidden now.
    if (hasFocus) tools.current?.querySelector<HTMLElement>('input, button')?.focus()
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
    // The button is disabled once the message is sent.
    focus()
  }
  return (
    <div className={styles.composer}>
      <UnsentMessages conversationId={_id} onDone={focus} />
      <AttachmentList attachments={attachments} busy={waiting} onRemoved={focus} />
      <Row
        as="form"
        align="end"
        gap={1}
        pad={2}
        className={styles.form}
        data-folded={(text !== '' && !unfolded) || undefined}
        onSubmit={onSubmit}
      >
        <IconButton
          icon={DoubleRightOutlined}
          size={16}
          label="Add pictures or location"
          className={styles.unfold}
          onMouseDown={(event) => event.preventDefault()}
          onClick={unfold}
        />
        <Row ref={tools} align="stretch" className={styles.tools}>
          <FileButton
            compact
            icon={PictureOutlined}
            multiple
            accept={acceptAttribute(MEDIA_TYPES)}
            disabled={waiting}
            onFiles={attachments.add}
          >
            Add pictures or videos
          </FileButton>
          <ShareLocation
            shopName={seller.shop_name}
            onShare={(content) => send({ type: 'location', content })}
          />
        </Row>
        <MessageField
          field={field}
          shopName={seller.shop_name}
          value={text}
          busy={waiting}
          onChange={(next) => {
            setText(next)
            setUnfolded(false)
          }}
          onSend={submit}
          onFiles={attachments.add}
        />
        {/* The focus stays in the field, so that the on-screen keyboard stays open. */}
        <Button
          type="submit"
          className={styles.send}
          disabled={!canSend}
          loading={waiting}
          onMouseDown={(event) => event.preventDefault()}
        >
          {!waiting && <Icon icon={SendOutlined} />}
          <VisuallyHidden>Send</VisuallyHidden>
        </Button>
      </Row>
    </div>
  )
}
