import { onForget } from '#state/personal.ts'

/** A picture or video that the user has added to a message that is not sent yet. */
export interface Attachment {
  key: string
  file: File
  type: 'image' | 'video'
  /** Its id on the server; null until it is uploaded. */
  fileId: string | null
}

const kept = new Map<string, readonly Attachment[]>()
onForget(() => kept.clear())

/** The attachments of a conversation. They outlive its window, not the page: a browser stores no chosen files. */
export const readAttachments = (conversationId: string): readonly Attachment[] => kept.get(conversationId) ?? []

export function keepAttachments(conversationId: string, attachments: readonly Attachment[]): void {
  kept.set(conversationId, attachments)
}
