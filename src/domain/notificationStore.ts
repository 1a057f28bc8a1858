import { now } from '#lib/clock.ts'
import type { StoredReply } from './notificationMessages.ts'

/** How long ids of shown messages are kept, ms. */
const SHOWN_MS = 24 * 3_600_000

/** Shared by pages and the service worker. All reject when the browser refuses to store. */
export interface NotificationStore {
  /** False if it was noted before, by any page. */
  noteShown: (messageId: string) => Promise<boolean>
  putReply: (reply: StoredReply) => Promise<void>
  /** Lists the oldest first. */
  replies: () => Promise<StoredReply[]>
  dropReply: (key: string) => Promise<void>
  clear: () => Promise<void>
}

const done = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error('The browser stores nothing'))
  })
const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser stores nothing'))
  })

const nothing = async (...requests: IDBRequest[]): Promise<void> => {
  await Promise.all(requests.map(answer))
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('replies', { keyPath: 'key' })
    request.result.createObjectStore('shown', { keyPath: 'id' }).createIndex('at', 'at')
  }
  return answer(request)
}

/** Closes the database, which would otherwise block its deletion. */
async function inTransaction<T>(
  name: string,
  mode: IDBTransactionMode,
  work: (replies: IDBObjectStore, shown: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open(name)
  try {
    const transaction = database.transaction(['replies', 'shown'], mode)
    const [result] = await Promise.all([
      work(transaction.objectStore('replies'), transaction.objectStore('shown')),
      done(transaction),
    ])
    return result
  } finally {
    database.close()
  }
}

/** Drops old ids; resolves to false if the id was there. */
async function note(shown: IDBObjectStore, id: string): Promise<boolean> {
  if ((await answer(shown.count(id))) > 0) return false
  const old = await answer(shown.index('at').getAllKeys(IDBKeyRange.upperBound(now() - SHOWN_MS)))
  for (const key of old) shown.delete(key)
  shown.put({ id, at: now() })
  return true
}

/** `base`: the app's path, such as '/'. */
export function openNotificationStore(base: string): NotificationStore {
  const name = `suki.notifications ${base}`
  return {
    noteShown: (messageId) =>
      inTransaction(name, 'readwrite', (_replies, shown) => note(shown, messageId)),
    putReply: (reply) => inTransaction(name, 'readwrite', (replies) => nothing(replies.put(reply))),
    replies: () =>
      inTransaction(name, 'readonly', async (replies) =>
        (await answer<StoredReply[]>(replies.getAll())).toSorted((a, b) => a.at - b.at),
      ),
    dropReply: (key) => inTransaction(name, 'readwrite', (replies) => nothing(replies.delete(key))),
    clear: () =>
      inTransaction(name, 'readwrite', (replies, shown) => nothing(replies.clear(), shown.clear())),
  }
}
