// Generated from openapi/openapi.yaml: do not edit.
const UploadedFile = { fileId: 's' } as const
const UploadedFiles = { ids: [{ id: 's' }] } as const

export const uploadFile = UploadedFile
export const uploadFiles = UploadedFiles
