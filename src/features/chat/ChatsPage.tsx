import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { useSession } from '#api/session.ts'
import { storeFor } from '#domain/appStore.ts'
import { paths } from '#domain/paths.ts'
import { env } from '#lib/env.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { focusChat, minimizeAllChatWindows } from '#state/chatWindows.ts'
import { Grid } from '#ui/Layout.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Page } from '#ui/Page.tsx'
import { ConversationSkeleton } from './list/ConversationSkeleton.tsx'
import { ConversationTabs } from './list/ConversationTabs.tsx'
import { NoThread } from './page/NoThread.tsx'
import { PageThread } from './page/PageThread.tsx'
import { Welcome } from './page/Welcome.tsx'
import styles from './ChatsPage.module.css'

interface ListProps {
  user: Schemas['SessionUser']
  /** Id of the shown conversation. */
  chat: string | null
  narrow: boolean
}

/** On wide screens the composer gets the focus. */
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

/** `/:displayName/chats?chat=id`. Another user's name redirects to the own page. */
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
            <p className={styles.title} aria-hidden="true">
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
