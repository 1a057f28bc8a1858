import { useSyncExternalStore } from 'react'
import type { NoticeStore } from './noticeStore.ts'

interface Props {
  notices: NoticeStore
  onDismiss: () => void
}

/** The newest message of the simulator, until it is dismissed. */
export function NoticeBubble({ notices, onDismiss }: Props) {
  const notice = useSyncExternalStore(notices.subscribe, notices.current)
  return (
    <div className="bubble" role="status">
      {notice && (
        <>
          <p>{notice.text}</p>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => {
              notices.dismiss()
              onDismiss()
            }}
          >
            ×
          </button>
        </>
      )}
    </div>
  )
}
