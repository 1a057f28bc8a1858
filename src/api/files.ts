import { readHead } from '#domain/mediaFiles.ts'
import { env } from '#lib/env.ts'
import { wellFormed } from '#lib/wellFormed.ts'
import * as shapes from '#openapi/generated/shapes/files.ts'
import { changesNothing } from './cache/queryClient.ts'
import { client, unwrapData, uncheckedDataOf } from './http/client.ts'
import { withinLimit } from './http/timeLimit.ts'
import { type OnProgress, uploadingFetch } from './http/upload.ts'

/** The service knows only this one. */
const FOLDER = 'users'

export interface Uploading {
  onProgress: OnProgress
  signal: AbortSignal
}

/** A multipart body; the browser sets the type of a binary part. */
function form(
  parts: Record<string, string | Blob | readonly Blob[]>,
  { onProgress, signal }: Uploading,
) {
  const data = new FormData()
  for (const [name, part] of Object.entries(parts))
    for (const one of Array.isArray(part) ? part : [part]) data.append(name, one as Blob)
  return {
    body: data as never,
    bodySerializer: (body: unknown) => body as FormData,
    fetch: withinLimit(uploadingFetch(data, onProgress)),
    signal,
  }
}

/**
 * @throws Failure when a file can no longer be read, which browsers report as the network's failure
 */
async function readable<T>(files: readonly File[], upload: Promise<T>): Promise<T> {
  try {
    return await upload
  } catch (error) {
    await Promise.all(files.map(readHead))
    throw error
  }
}

/** The address of a file by the id in a chat message. Other pictures come as addresses. */
export const fileUrl = (id: string) => env.filesUrl + encodeURIComponent(wellFormed(id))

// Offline they fail at once: a paused one could not be cancelled.
const now = { networkMode: 'always' } as const

export const fileMutations = {
  upload: changesNothing(
    ({ file, ...how }: Uploading & { file: File }) =>
      readable(
        [file],
        unwrapData(
          client.POST('/files', form({ file, folder_name: FOLDER }, how)),
          shapes.uploadFile,
        ),
      ),
    now,
  ),
  uploadMany: changesNothing(
    ({ files, ...how }: Uploading & { files: readonly File[] }) =>
      readable(
        files,
        unwrapData(
          client.POST('/files/multiple', form({ files, folder_name: FOLDER }, how)),
          shapes.uploadFiles,
        ),
      ),
    now,
  ),
  /** Fetches the bytes of a picture that needs the token. */
  download: changesNothing(
    (id: string) =>
      uncheckedDataOf(
        client.GET('/files/{id}', { params: { path: { id } }, parseAs: 'blob' }),
      ) as Promise<Blob>,
  ),
}
