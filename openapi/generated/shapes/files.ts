// Generated from openapi/openapi.yaml: do not edit.
const UploadedFile = { fileId: 's' } as const
const UploadedFiles = { ids: [{ id: 's' }] } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'POST /files': UploadedFile,
  'POST /files/multiple': UploadedFiles,
} as const
