import DoubleRightOutlined from '@ant-design/icons/DoubleRightOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import PictureOutlined from '@ant-design/icons/PictureOutlined'
import SendOutlined from '@ant-design/icons/SendOutlined'
import {
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Schemas } from '#api/contract.ts'
import { degreesText, mapsLink } from '#domain/mapsLink.ts'
import { acceptAttribute } from '#domain/mediaFiles.ts'
import { useSend } from '#flows/chat/useSend.ts'
import { type Coordinates, currentPosition } from '#lib/geolocation.ts'
import { MEDIA_TYPES } from '#openapi/fileTypes.ts'
import { setChatDraft, useChatDraft } from '#state/chatDrafts.ts'
import { useChatFocus } from '#state/chatWindows.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/Layout.tsx'
import { showPositionError } from '#ui/positionError.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { MessageField } from './MessageField.tsx'
import { lengthOf, MAX_TEXT } from './messageText.ts'
import { UnsentMessages } from './UnsentMessages.tsx'
import type { Attachments } from './useAttachments.ts'
import styles from './Composer.module.css'

/** Sending waits for the uploads. */
function useSubmit(
  conversation: Schemas['Conversation'],
  { attachments, uploadOf, clear }: Attachments,
) {
  const { _id } = conversation
  const text = useChatDraft(_id)
  const send = useSend(conversation)
  const [waiting, setWaiting] = useState(false)
  const length = lengthOf(text)
  const canSend = (length > 0 || attachments.length > 0) && length <= MAX_TEXT

  const sendAll = () => {
    for (const { type, fileId } of attachments) if (fileId !== null) send({ type, content: fileId })
    if (length > 0) send({ type: 'text', content: text.trim() })
    setChatDraft(_id, '')
    clear()
  }
  const submit = () => {
    if (!canSend || waiting) return
    if (attachments.every(({ fileId }) => fileId !== null)) sendAll()
    else setWaiting(true)
  }
  const ready = attachments.every(({ fileId }) => fileId !== null)
  const stopped = attachments.some((one) => ['failed', 'cancelled'].includes(uploadOf(one).phase))
  const finish = useEffectEvent(() => {
    setWaiting(false)
    if (!stopped) sendAll()
  })
  useEffect(() => {
    if (waiting && (ready || stopped)) finish()
  }, [waiting, ready, stopped])
  return {
    text,
    setText: (next: string) => setChatDraft(_id, next),
    canSend,
    waiting,
    submit,
    send,
  }
}

interface ShareLocationProps {
  shopName: string
  onShare: (content: string) => void
}

/** Sends the position after the user has seen what will be sent. */
function ShareLocation({ shopName, onShare }: ShareLocationProps) {
  const [locating, setLocating] = useState(false)
  const [position, setPosition] = useState<Coordinates | null>(null)
  const locate = async () => {
    if (locating) return
    setLocating(true)
    try {
      setPosition(await currentPosition())
    } catch (error) {
      showPositionError(error, 'Please enable location services and try again.')
    } finally {
      setLocating(false)
    }
  }
  const share = (place: Coordinates) => {
    onShare(mapsLink(place))
    setPosition(null)
  }
  return (
    <>
      <IconButton
        icon={EnvironmentOutlined}
        label={locating ? 'Finding your location' : 'Share your location'}
        className={locating ? styles.locating : undefined}
        aria-busy={locating}
        onClick={() => void locate()}
      />
      {position && (
        <ConfirmDialog
          open
          title="Share your location?"
          description={`${shopName} will see where you are now: ${degreesText(position)}`}
          confirmLabel="Share"
          onConfirm={() => share(position)}
          onCancel={() => setPosition(null)}
        />
      )}
    </>
  )
}

export function Composer({
  conversation,
  attachments,
}: {
  conversation: Schemas['Conversation']
  attachments: Attachments
}) {
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
