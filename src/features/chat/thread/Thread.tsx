import { useLayoutEffect, useRef } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { useThread } from '../../../flows/chat/useThread.ts'
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Thread.module.css'

interface Props {
  conversation: Schemas['Conversation']
}

/** The messages of a conversation, oldest first. */
export function Thread({ conversation }: Props) {
  const { query, messages } = useThread(conversation._id)
  const box = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.key
  useLayoutEffect(() => {
    if (last) box.current?.scrollTo(0, box.current.scrollHeight)
  }, [last])
  return (
    <div ref={box} className={styles.thread}>
      <QueryBoundary query={query} errorMessage={() => 'Error loading chat'} loading={<Skeleton shape="block" height="8rem" />}>
        {() => (
          <ul className={styles.messages}>
            {messages.map(({ key, sender, type, content }) => (
              <li key={key} className={styles.message} data-own={sender === 'buyer' || undefined}>
                {type === 'text' ? content : 'A message that is not text'}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </div>
  )
}
