import { useSyncExternalStore } from 'react'
import type { Notice } from '../../hosts/browser/consoleApi.ts'
import { storedText } from '../../hosts/browser/stored.ts'

interface Props {
  notices: NoticeStore
  onDismiss: () => void
}

/** The newest, until it is dismissed. */
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

/** Its id. */
const dismissed = storedText('notice')

export interface NoticeStore {
  current(): Notice | null
  /** Until it is dismissed or another is shown. */
  show(notice: Notice): void
  /** After a reload of the page, unless it was dismissed. */
  showAgain(notice: Notice): void
  dismiss(): void
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
}

export function createNoticeStore(): NoticeStore {
  let shown: Notice | null = null
  const listeners = new Set<() => void>()
  const set = (notice: Notice | null) => {
    shown = notice
    for (const listener of listeners) listener()
  }
  return {
    current: () => shown,
    show: set,
    showAgain(notice) {
      if (!shown && notice.id !== dismissed.read()) set(notice)
    },
    dismiss() {
      const id = shown?.id
      if (id) dismissed.write(id)
      set(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
