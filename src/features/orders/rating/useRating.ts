import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useActivityLog } from '#api/activityLog.ts'
import type { Schemas } from '#api/contract.ts'
import { fileMutations } from '#api/files.ts'
import { ApiError } from '#api/http/error.ts'
import { reviewMutations } from '#api/reviews.ts'
import { useUserId } from '#api/session.ts'
import { isAborted, useUploads } from '#api/useUploads.ts'
import { visibleText } from '#lib/visibleText.ts'
import { showError, showToast } from '#ui/toast.ts'
import { DRIVER, type Draft, draftOf, type Drafts, reviewBody, starredOf } from './ratings.ts'

/** Whether an earlier call whose response was lost has saved it. */
const isSavedBefore = (error: unknown) =>
  error instanceof ApiError && error.code === 'already_reviewed'

/** Sends a rating that failed again, but a saved one not twice. */
export function useRating(order: Schemas['Order']) {
  const uploading = useMutation(fileMutations.uploadMany())
  const reviewing = useMutation(reviewMutations.create())
  const reviewingDriver = useMutation(reviewMutations.reviewDelivery())
  const customer = useUserId() ?? ''
  const log = useActivityLog()
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  // Files are not uploaded again when their review failed.
  const uploaded = useRef(new Map<readonly File[], string[]>())
  const { uploads, send, cancel } = useUploads()

  const upload = async (product: string, files: readonly File[]): Promise<string[]> => {
    if (files.length === 0) return []
    const known = uploaded.current.get(files)
    if (known) return known
    const { ids } = await send(product, (options) => uploading.mutateAsync({ files, ...options }))
    uploaded.current.set(
      files,
      ids.map(({ id }) => id),
    )
    return ids.map(({ id }) => id)
  }
  const rateProduct = async (product: string, draft: Draft) => {
    await reviewing.mutateAsync(
      reviewBody(customer, order, product, draft, await upload(product, draft.files)),
    )
    log('PRODUCT', 'Product rated')
  }
  const rateDriver = async ({ stars, text }: Draft) => {
    const body = { driver_rating: stars, driver_delivery_feedback: visibleText(text) }
    await reviewingDriver.mutateAsync({ id: order._id, body })
    log('ORDER', 'Customer Rated Delivery')
  }

  const sendOne = async (key: string, draft: Draft): Promise<'sent' | 'stopped' | 'failed'> => {
    try {
      await (key === DRIVER ? rateDriver(draft) : rateProduct(key, draft))
    } catch (error) {
      if (isAborted(error)) return 'stopped'
      if (!isSavedBefore(error)) return 'failed'
    }
    setSent((before) => new Set([...before, key]))
    return 'sent'
  }

  const submit = async (drafts: Drafts, onDone: () => void) => {
    const starred = starredOf(order, drafts)
    if (starred.length === 0)
      return showError('No product rated', 'Please rate at least one product.')
    setBusy(true)
    const results = await Promise.all(
      starred.filter((key) => !sent.has(key)).map((key) => sendOne(key, draftOf(drafts, key))),
    )
    setBusy(false)
    // The user has cancelled an upload and needs no message.
    if (results.includes('stopped')) return undefined
    if (results.includes('failed'))
      return showError('Failed to rate product', 'Please try again later.')
    showToast('Product(s) Rated', 'Your rating has been successfully submitted.')
    onDone()
  }
  const uploadOf = (product: string, { files }: Draft) => {
    const state = uploads[product]
    // The current choice of files has not been sent yet.
    if (!state || (state.phase === 'sent' && !uploaded.current.has(files))) return undefined
    return {
      ...state,
      onCancel: () => cancel(product),
      onRetry: () => void upload(product, files).catch(() => undefined),
    }
  }
  return {
    submit: (drafts: Drafts, onDone: () => void) => void submit(drafts, onDone),
    uploadOf,
    sent,
    busy,
  }
}
