import CloseOutlined from '@ant-design/icons/CloseOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { inApp } from '#lib/inApp.ts'
import { parseText, storedSignal } from '#lib/storage.ts'
import { useValue } from '#lib/useValue.ts'
import { BRAND } from '#ui/brand.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copyText.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/Layout.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './PermissionCard.module.css'

type Permission = NotificationPermission | 'unsupported'

const read = (): Permission =>
  'Notification' in globalThis && 'serviceWorker' in navigator
    ? Notification.permission
    : 'unsupported'

function usePermission() {
  const [permission, setPermission] = useState(read)
  useEffect(() => {
    const controller = new AbortController()
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) =>
        status.addEventListener('change', () => setPermission(read()), {
          signal: controller.signal,
        }),
      )
      .catch(console.warn)
    return () => controller.abort()
  }, [])
  /** Called on a press only: browsers block sites that ask unprompted. */
  const request = async (): Promise<Permission> => {
    await Notification.requestPermission()
    setPermission(read())
    return read()
  }
  return { permission, request }
}

/** The permission when the user closed the card. */
const closedAt = storedSignal<string>({
  name: 'notifications.card',
  parse: parseText,
})

function Card({ ref, children }: { ref?: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section ref={ref} className={styles.card} aria-label="Notifications on this device">
      <Row fill="mango-soft" gap={2} radius="m" className={styles.invitation}>
        {children}
      </Row>
    </section>
  )
}

/** Shown inside of another app: where the replies of shops would be shown. */
function OtherBrowser() {
  return (
    <Card>
      <p className={styles.text}>Open {BRAND} in your browser to see when shops reply.</p>
      <Button size="s" onClick={() => void copyText(document.baseURI, 'Link')}>
        Copy link
      </Button>
    </Card>
  )
}

interface NoticeProps {
  permission: 'default' | 'denied'
  onTurnOn: () => void
  onClose: () => void
  ref?: Ref<HTMLElement>
}

/** A press shows how to unblock them. */
function Blocked({ onClose }: Pick<NoticeProps, 'onClose'>) {
  return (
    <>
      <details className={styles.text}>
        <summary>
          Notifications are off. <span className={styles.how}>How to turn on</span>
        </summary>
        <p>
          To see messages of shops on this device, open the site’s settings with the icon beside the
          address, and allow notifications.
        </p>
      </details>
      <IconButton icon={CloseOutlined} size={16} label="Got it" onClick={onClose} />
    </>
  )
}

/** On phones only screen readers get the reason. */
function Invitation({ onTurnOn, onClose }: Pick<NoticeProps, 'onTurnOn' | 'onClose'>) {
  return (
    <>
      <Row as="span" align="stretch" tone="mango-ink" className={styles.icon}>
        <Icon icon={MessageOutlined} size={20} />
      </Row>
      <p className={styles.text}>
        <strong>See when shops reply</strong>
        <span className={styles.why}>
          {' '}
          See messages of shops on this device, and reply to them, while {BRAND} is open.
        </span>
      </p>
      <Button size="s" onClick={onTurnOn}>
        Turn on
      </Button>
      <IconButton icon={CloseOutlined} size={16} label="Not now" onClick={onClose} />
    </>
  )
}

export function PermissionNotice({ permission, onTurnOn, onClose, ref }: NoticeProps) {
  return (
    <Card ref={ref}>
      {permission === 'denied' ? (
        <Blocked onClose={onClose} />
      ) : (
        <Invitation onTurnOn={onTurnOn} onClose={onClose} />
      )}
    </Card>
  )
}

/**
 * Renders nothing when it is granted, when the user has closed the card, or where the browser has
 * no notifications.
 */
export function PermissionCard() {
  const box = useRef<HTMLElement>(null)
  const { permission, request } = usePermission()
  const closed = useValue(closedAt)
  if (permission === 'unsupported') return inApp() ? <OtherBrowser /> : null
  if (permission === 'granted' || closed === permission) return null

  // The focus moves to the panel around the removed card.
  const panel = () => box.current?.closest<HTMLElement>('[role="dialog"]')
  const close = () => {
    panel()?.focus()
    closedAt.write(permission)
  }
  const turnOn = async () => {
    const around = panel()
    if ((await request()) !== 'granted') return
    around?.focus()
    showToast('Notifications are on')
  }
  return (
    <PermissionNotice
      ref={box}
      permission={permission}
      onTurnOn={() => void turnOn()}
      onClose={close}
    />
  )
}
