import { useMemo, useState } from 'react'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { type Chunk, type ChunkNumbers, chunkNumbers, chunksOf, messageRows } from './messageRows.ts'

interface Numbered {
  messages: readonly ThreadMessage[]
  numbers: ChunkNumbers
}

const number = (messages: readonly ThreadMessage[], before: ChunkNumbers): Numbered => ({
  messages,
  numbers: chunkNumbers(
    before,
    messages.map(({ key }) => key),
  ),
})

/** The messages in chunks that stay the same while older and newer messages are added around them. `unreadFrom`: key of the first unread one. */
export function useChunks(messages: readonly ThreadMessage[], unreadFrom: string | undefined): Chunk[] {
  const [numbered, setNumbered] = useState(() => number(messages, new Map()))
  const current = numbered.messages === messages ? numbered : number(messages, numbered.numbers)
  if (current !== numbered) setNumbered(current)
  return useMemo(() => chunksOf(messageRows(current.messages, unreadFrom), current.numbers), [current, unreadFrom])
}
