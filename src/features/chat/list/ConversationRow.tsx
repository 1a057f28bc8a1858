import DeleteOutlined from '@ant-design/icons/DeleteOutlined'
import { type ReactNode, useState } from 'react'
import { Link, type To } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { now } from '#lib/clock.ts'
import { briefTime } from '#lib/dates.ts'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack, Text } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ShopAvatar } from '../frame/ShopAvatar.tsx'
import styles from './ConversationRow.module.css'

type Conversation = Schemas['Conversation']

export interface RowTarget {
  to?: To
  state?: unknown
  current?: boolean
  onOpen?: () => void
}

function Opener({
  target: { to, state, current, onOpen },
  className,
  children,
}: {
  target: RowTarget
  className?: string
  children: ReactNode
}) {
  // The list moves the focus to a row by this attribute.
  const shared = { className, children, 'data-row': true, onClick: onOpen }
  return to === undefined ? (
    <button type="button" {...shared} />
  ) : (
    <Link
      {...shared}
      to={to}
      state={state}
      preventScrollReset
      aria-current={current || undefined}
    />
  )
}

export function ConversationRow({
  conversation,
  target,
  onDelete,
}: {
  conversation: Conversation
  target: RowTarget
  onDelete: () => void
}) {
  const { seller, latest_message, updatedAt, is_buyer_read } = conversation
  const [shownAt] = useState(now)
  const state = [seller.is_online && 'online', !is_buyer_read && 'unread']
    .filter(Boolean)
    .join(', ')
  return (
    <Row
      as="li"
      radius="m"
      className={styles.row}
      data-unread={!is_buyer_read || undefined}
      data-current={target.current || undefined}
    >
      <Opener target={target} className={styles.opener}>
        <ShopAvatar seller={seller} size={48} />
        <span className={styles.texts}>
          <Text as="span" ellipsis className={styles.name}>
            {seller.shop_name}
            {state && <VisuallyHidden>{` (${state})`}</VisuallyHidden>}
          </Text>
          <time dateTime={updatedAt}>{briefTime(updatedAt, shownAt)}</time>
          <span className={styles.line}>
            <Text as="span" ellipsis hint className={styles.preview}>
              {latest_message || 'No messages yet'}
            </Text>
            {!is_buyer_read && <span className={styles.dot} />}
          </span>
        </span>
      </Opener>
      <ActionMenu
        quiet
        label={`Options for ${seller.shop_name}`}
        items={[
          {
            key: 'delete',
            icon: <Icon icon={DeleteOutlined} />,
            label: 'Delete conversation',
            danger: true,
            onClick: onDelete,
          },
        ]}
      />
    </Row>
  )
}

export function ConversationSkeleton() {
  return (
    <Row gap={3} className={styles.skeleton} aria-hidden>
      <Skeleton shape="circle" width="3rem" />
      <Stack grow gap={2}>
        <Skeleton width="55%" />
        <Skeleton width="85%" />
      </Stack>
    </Row>
  )
}
