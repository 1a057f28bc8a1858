import { useSyncExternalStore } from 'react'
import { createListeners } from '#mocks/world/bus.ts'
import { storedText } from '../../hosts/browser/stored.ts'
import type { Notice } from '../../hosts/browser/workerApi.ts'

interface Props {
  notices: NoticeStore
  onDismiss: () => void
}

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

/** The dismissed notice's id. */
const dismissed = storedText('notice')

export interface NoticeStore {
  current(): Notice | null
  show(notice: Notice): void
  /** Shows a notice after a reload, unless it was dismissed. */
  showAgain(notice: Notice): void
  dismiss(): void
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void
}

export function createNoticeStore(): NoticeStore {
  let shown: Notice | null = null
  const listeners = createListeners()
  const set = (notice: Notice | null) => {
    shown = notice
    listeners.notify()
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
    subscribe: listeners.add,
  }
}
