import type { UserRow } from '#fixtures/rows.ts'
import { FILE_LIMIT, mediaTypeOf } from '#openapi/fileTypes.ts'
import type { Upload } from '../contract.ts'
import { created, notFound, ok, problem } from '../replies.ts'
import { fromBase64, toBase64 } from '../rules/files.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

function validationError(file: Upload) {
  if (file.bytes.byteLength > FILE_LIMIT)
    return problem(413, 'too_large', 'The file is larger than 10 MB')
  return mediaTypeOf(file.bytes)
    ? null
    : problem(422, 'unsupported_file', 'Only pictures and videos can be uploaded')
}

function store(world: World, buyer: UserRow, folder_name: string, file: Upload): string {
  const row = {
    _id: world.newId('files'),
    owner_id: buyer._id,
    folder_name,
    name: file.name.slice(0, 200),
    type: mediaTypeOf(file.bytes) ?? 'application/octet-stream',
    size: file.bytes.byteLength,
    base64: toBase64(file.bytes),
    path: null,
    created_at: world.clock.iso(),
  }
  return world.tables.files.insert(row)._id
}

export const files: Handlers<'files'> = {
  uploadFile(world, { body, buyer }) {
    return (
      validationError(body.file) ??
      created({ fileId: store(world, buyer, body.folder_name, body.file) })
    )
  },

  uploadFiles(world, { body, buyer }) {
    const error = body.files.map(validationError).find(Boolean)
    return (
      error ??
      created({
        ids: body.files.map((file) => ({ id: store(world, buyer, body.folder_name, file) })),
      })
    )
  },

  getFile(world, { path }) {
    const file = world.tables.files.get(path.id)
    if (!file) return notFound('file')
    const { type, base64, path: source } = file
    // A world that was reset may give the same id to other bytes.
    const version = `${file._id}-${Date.parse(file.created_at)}`
    return ok(
      source === null
        ? { type, version, bytes: fromBase64(base64 ?? '') }
        : { type, version, staticPath: source },
    )
  },
}
