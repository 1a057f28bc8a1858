import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isMissing } from '#api/http/error.ts'
import { paths } from '#domain/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid } from '#ui/Layout.tsx'
import { ConversationBody } from '../frame/ConversationBody.tsx'
import { ConversationHead } from '../frame/ConversationHead.tsx'
import { useSheet } from '../frame/useSheet.ts'
import { useShownConversation } from '../frame/useShownConversation.ts'
import styles from './PageThread.module.css'

interface Props {
  conversationId: string
  displayName: string
  /** Fills the screen, on phones. */
  sheet: boolean
  /** Back is the browser's Back. */
  fromList: boolean
}

const unknown = { _id: '', shop_name: 'Chat', display_picture: null }

export function PageThread({ conversationId, displayName, sheet, fromList }: Props) {
  const navigate = useNavigate()
  const frame = useRef<HTMLElement>(null)
  const titleId = useId()
  const query = useShownConversation(conversationId)
  useSheet(frame, sheet)
  // The focused element is inert behind the sheet.
  useEffect(() => {
    if (sheet) frame.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [sheet])

  const back = () =>
    fromList
      ? void navigate(-1)
      : void navigate(paths.chats(displayName), {
          replace: true,
          preventScrollReset: true,
        })
  const missing =
    query.data === undefined && (isMissing(query.error) || query.error?.status === 403)
  return (
    <section
      ref={frame}
      className={styles.thread}
      data-sheet={sheet || undefined}
      aria-labelledby={titleId}
    >
      <ConversationHead
        shop={query.data?.seller ?? unknown}
        titleId={titleId}
        level={2}
        before={
          sheet && <IconButton icon={ArrowLeftOutlined} label="Back to chats" onClick={back} />
        }
      />
      {missing ? (
        <Grid grow center>
          <EmptyState
            title="This conversation does not exist"
            description="It may have been deleted."
            icon={MessageOutlined}
          />
        </Grid>
      ) : (
        <ConversationBody query={query} />
      )}
    </section>
  )
}
