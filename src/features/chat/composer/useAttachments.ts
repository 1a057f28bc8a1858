import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fileMutations } from '#api/files.ts'
import { useUploads } from '#api/useUploads.ts'
import type { UploadView } from '#components/UploadStatus.tsx'
import { acceptMedia, isClip, judgeMedia } from '#domain/mediaFiles.ts'
import { onForget } from '#state/personal.ts'

interface Attachment {
  key: string
  file: File
  type: 'image' | 'video'
  fileId: string | null
}

/**
 * Attachments by conversation id. They outlive the window, but not the page: browsers can't store
 * chosen files.
 */
const unsent = new Map<string, readonly Attachment[]>()
onForget(() => unsent.clear())

const readAttachments = (conversationId: string): readonly Attachment[] =>
  unsent.get(conversationId) ?? []

function storeAttachments(conversationId: string, attachments: readonly Attachment[]): void {
  unsent.set(conversationId, attachments)
}

const MAX_FILES = 10

const attach = (file: File): Attachment => ({
  key: crypto.randomUUID(),
  file,
  type: isClip(file) ? 'video' : 'image',
  fileId: null,
})

export function useAttachments(conversationId: string) {
  const [attachments, setAttachments] = useState(() => readAttachments(conversationId))
  const [problems, setProblems] = useState<readonly string[]>([])
  const { mutateAsync } = useMutation(fileMutations.upload())
  const { uploads, send, forget, cancel } = useUploads()

  const change = (update: (before: readonly Attachment[]) => readonly Attachment[]) => {
    storeAttachments(conversationId, update(readAttachments(conversationId)))
    setAttachments(readAttachments(conversationId))
  }
  const upload = async ({ key, file }: Attachment) => {
    try {
      const { fileId } = await send(key, (options) => mutateAsync({ file, ...options }))
      change((all) => all.map((one) => (one.key === key ? { ...one, fileId } : one)))
    } catch {
      // The attachment shows the failure, with Retry.
    }
  }
  const add = async (files: readonly File[]) => {
    const judged = await judgeMedia(files)
    const present = readAttachments(conversationId).map(({ file }) => file)
    const { accepted, problems: refused } = acceptMedia(present, judged, MAX_FILES)
    setProblems(refused)
    const added = accepted.map(attach)
    change((all) => [...all, ...added])
    for (const attachment of added) void upload(attachment)
  }
  const remove = (key: string) => {
    cancel(key)
    forget(key)
    setProblems([])
    change((all) => all.filter((one) => one.key !== key))
  }
  const clear = () => {
    setProblems([])
    change(() => [])
  }

  const resume = useEffectEvent(() =>
    attachments.filter(({ fileId }) => fileId === null).forEach((one) => void upload(one)),
  )
  const abort = useEffectEvent(() =>
    readAttachments(conversationId).forEach(({ key }) => cancel(key)),
  )
  // An upload that closing the window interrupted starts again.
  useEffect(() => {
    resume()
    return () => abort()
  }, [])

  const uploadOf = (attachment: Attachment): UploadView => ({
    ...(attachment.fileId !== null
      ? { phase: 'sent', fraction: 1 }
      : (uploads[attachment.key] ?? { phase: 'sending', fraction: 0 })),
    onCancel: () => cancel(attachment.key),
    onRetry: () => void upload(attachment),
  })
  return {
    attachments,
    problems,
    add: (files: readonly File[]) => void add(files),
    remove,
    clear,
    uploadOf,
  }
}

export type Attachments = ReturnType<typeof useAttachments>
