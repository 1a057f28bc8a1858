import type { Schemas } from '../../api/contract.ts'
import { Composer } from './composer/Composer.tsx'
import styles from './Conversation.module.css'
import { Thread } from './thread/Thread.tsx'

interface Props {
  conversation: Schemas['Conversation']
}

/** The messages of a conversation and the field for a new one. Fills its container, which gives it a height. */
export function Conversation({ conversation }: Props) {
  return (
    <div className={styles.conversation}>
      <Thread conversation={conversation} />
      <Composer conversation={conversation} />
    </div>
  )
}
