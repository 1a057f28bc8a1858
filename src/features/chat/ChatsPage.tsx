import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import { useEffect, useId, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { isMissing } from '#api/http/error.ts'
import { useSession } from '#api/session.ts'
import { storeFor } from '#domain/appStore.ts'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { focusChat, minimizeAllChatWindows } from '#state/chatWindows.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Grid, Row } from '#ui/Layout.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Page } from '#ui/Page.tsx'
import { ConversationBody, useShownConversation } from './Conversation.tsx'
import { ConversationHead } from './frame/ConversationHead.tsx'
import { useSheet } from './frame/useSheet.ts'
import { ConversationTabs } from './list/ConversationList.tsx'
import { ConversationSkeleton } from './list/ConversationRow.tsx'
import styles from './ChatsPage.module.css'

interface Props {
  conversationId: string
  displayName: string
  sheet: boolean
  /** The browser's Back leads back. */
  fromList: boolean
}

const unknown = { _id: '', shop_name: 'Chat', display_picture: null }

function PageThread({ conversationId, displayName, sheet, fromList }: Props) {
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

function Welcome() {
  return (
    <Row
      as="aside"
      above={4}
      fill="green-soft"
      gap={3}
      radius="m"
      className={styles.welcome}
      aria-labelledby="welcome"
    >
      <div className={styles.text}>
        <h2 id="welcome" className={styles.welcomeTitle}>
          Welcome!
        </h2>
        <p>Chat in our app, too.</p>
      </div>
      <LinkButton to={paths.download()} variant="secondary" size="s">
        Download App
      </LinkButton>
    </Row>
  )
}

function NoThread() {
  return (
    <div className={styles.place}>
      <EmptyState
        title="Choose a conversation"
        description="Its messages will show here."
        icon={MessageOutlined}
      />
    </div>
  )
}

interface ListProps {
  user: Schemas['SessionUser']
  chat: string | null
  narrow: boolean
}

function ChatList({ user: { _id: buyerId, display_name }, chat, narrow }: ListProps) {
  const navigate = useNavigate()
  return (
    <ConversationTabs
      buyerId={buyerId}
      className={styles.tabs}
      target={({ _id }) => ({
        to: paths.chats(display_name, { chat: _id }),
        state: { fromList: true },
        current: _id === chat,
        onOpen: narrow ? undefined : () => focusChat(_id),
      })}
      onDeleting={({ _id }) =>
        _id === chat && void navigate(paths.chats(display_name), { replace: true })
      }
    />
  )
}

/** Shows `/:displayName/chats?chat=id`. Another user's name redirects to the own page. */
export function ChatsPage() {
  const { user } = useSession()
  const { displayName = '' } = useParams()
  const { search, hash, state } = useLocation()
  const chat = new URLSearchParams(search).get('chat')
  const narrow = useMediaQuery('(width < 48rem)')
  useEffect(minimizeAllChatWindows, [])

  if (user && displayName !== user.display_name)
    return <Navigate to={{ pathname: paths.chats(user.display_name), search, hash }} replace />
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  return (
    <Page title="Chats" hideTitle={!narrow}>
      <Grid surface border radius="xl" className={styles.columns}>
        <section className={styles.list} aria-label="Conversations">
          {!narrow && (
            // The visible copy of the page's heading.
            <p className={styles.title} aria-hidden>
              Chats
            </p>
          )}
          <div className={styles.scroller} data-scroller={narrow ? undefined : true}>
            {user ? (
              <ChatList user={user} chat={chat} narrow={narrow} />
            ) : (
              <Loading>
                <ConversationSkeleton />
              </Loading>
            )}
            {narrow && storeFor(navigator, env).url && <Welcome />}
          </div>
        </section>
        {chat ? (
          <PageThread
            key={chat}
            conversationId={chat}
            displayName={displayName}
            sheet={narrow}
            fromList={fromList}
          />
        ) : (
          <NoThread />
        )}
      </Grid>
    </Page>
  )
}
