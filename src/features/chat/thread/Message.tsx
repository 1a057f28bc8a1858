import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react'
import type { Schemas } from '#api/contract.ts'
import { fileUrl } from '#api/files.ts'
import { Clip } from '#components/Clip.tsx'
import { placeOfLink } from '#domain/mapsLink.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { ShowOnMap } from '#flows/map/ShowOnMap.tsx'
import { dateAndTime, timeOfDay } from '#lib/dates.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { Time } from '#ui/Time.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { dayTitle, type MessageRow } from './messageRows.ts'
import { PictureContent } from './PictureContent.tsx'
import { TextContent } from './TextContent.tsx'
import mediaStyles from './MediaContent.module.css'
import styles from './Message.module.css'

/** Least duration of the press, ms. */
const PRESS_MS = 500
/** Largest movement during the press, px. */
const MOVE_PX = 10

/** Calls back on a long press by touch; the click that follows is ignored. */
function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const pressed = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      pressed.current = false
      if (pointerType !== 'touch') return
      start.current = { x, y }
      timer.current = setTimeout(() => {
        pressed.current = true
        onPress()
      }, PRESS_MS)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MOVE_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // The browser would move the focus away from the menu.
    onTouchEnd: (event: TouchEvent) => pressed.current && event.preventDefault(),
    // Suppresses the browser's own menu.
    onContextMenu: (event: MouseEvent) =>
      timer.current !== undefined && pressed.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!pressed.current) return
      pressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function MessageContent({
  message: { type, content, sender },
  shopName,
}: {
  message: ThreadMessage
  shopName: string
}) {
  const by = sender === 'buyer' ? 'that you sent' : `from ${shopName}`
  switch (type) {
    case 'text':
      return <TextContent text={content} />
    case 'image':
      return <PictureContent src={fileUrl(content)} name={`Picture ${by}`} />
    case 'video':
      return <Clip className={mediaStyles.clip} src={fileUrl(content)} aria-label={`Video ${by}`} />
    case 'location':
      return <PlaceContent content={content} />
    default:
      // Later versions of the marketplace may have other types.
      return <p className={styles.unknown}>This message can’t be shown here.</p>
  }
}

/** Shows content that is no place as text. */
function PlaceContent({ content }: { content: string }) {
  const place = placeOfLink(content)
  if (!place) return <TextContent text={content} />
  return (
    <div className={styles.place}>
      <span className={styles.map} aria-hidden>
        <Grid as="span" center tone="white" className={styles.pin}>
          <Icon icon={EnvironmentOutlined} size={22} />
        </Grid>
      </span>
      <p className={styles.degrees}>{place.degrees ?? 'A place on the map'}</p>
      <Row as="p" align="stretch" wrap gap={2} rowGap={0} className={styles.links}>
        {place.position && (
          <ShowOnMap
            className={styles.open}
            title="Shared location"
            description={place.degrees ?? undefined}
            position={place.position}
            href={place.href}
          />
        )}
        <a className={styles.open} href={place.href} target="_blank" rel="noreferrer">
          Open in maps
        </a>
      </Row>
    </div>
  )
}

interface Props {
  conversationId: string
  row: MessageRow
  shop: Schemas['ConversationSeller']
  today: number
}

export function Message({
  conversationId,
  row: { message, newDay, firstNew, first, last },
  shop,
  today,
}: Props) {
  const { sender, type, at, pending } = message
  const own = sender === 'buyer'
  const line = useRef<HTMLDivElement>(null)
  const press = useLongPress(() => {
    const menu = line.current?.querySelector<HTMLElement>('[aria-expanded=false]')
    menu?.focus({ preventScroll: true })
    menu?.click()
  })
  return (
    <div
      role="listitem"
      className={styles.item}
      data-own={own || undefined}
      data-first={first || undefined}
    >
      {newDay !== null && <p className={styles.day}>{dayTitle(newDay, today)}</p>}
      {firstNew && (
        <Row as="p" gap={3} tone="green-strong" weight={650} className={styles.new}>
          New messages
        </Row>
      )}
      <Row ref={line} align="end" gap={2} className={styles.line}>
        {!own && (
          <span className={styles.avatar}>
            {last && <Avatar name={shop.shop_name} src={shop.display_picture} size={28} />}
          </span>
        )}
        {own && message.id && (
          <span className={styles.menu}>
            <MessageMenu conversationId={conversationId} id={message.id} message={message} />
          </span>
        )}
        <div
          className={styles.bubble}
          data-message
          data-type={type}
          data-last={last || undefined}
          title={at && dateAndTime(at)}
          {...(own ? press : undefined)}
        >
          <VisuallyHidden>{own ? 'You' : shop.shop_name}: </VisuallyHidden>
          <MessageContent message={message} shopName={shop.shop_name} />
        </div>
      </Row>
      {last && (
        <p className={styles.time}>{pending ? 'Sending' : <Time at={at} format={timeOfDay} />}</p>
      )}
    </div>
  )
}
