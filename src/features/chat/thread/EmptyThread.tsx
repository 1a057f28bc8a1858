import type { Schemas } from '#api/contract.ts'
import { addToChatDraft } from '#state/chatDrafts.ts'
import { focusChat } from '#state/chatWindows.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Stack, Text } from '#ui/Layout.tsx'
import styles from './EmptyThread.module.css'

const questions = [
  'Is this still available?',
  'What time do you close today?',
  'Do you deliver to my street?',
]

export function EmptyThread({
  conversationId,
  shop,
}: {
  conversationId: string
  shop: Schemas['ConversationSeller']
}) {
  const ask = (question: string) => {
    addToChatDraft(conversationId, question)
    focusChat(conversationId)
  }
  return (
    <Stack grow justify="center" align="center" gap={2} text="center" className={styles.empty}>
      <Avatar name={shop.shop_name} src={shop.display_picture} size={72} />
      <Text above={2} size="l" balance className={styles.title}>
        Say hello to {shop.shop_name}
      </Text>
      <p className={styles.hint}>
        Ask about a product, the opening hours, or delivery to your street.
      </p>
      <ul className={styles.questions} aria-label="Suggested questions">
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => ask(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
