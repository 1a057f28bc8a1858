/** mock-socket turns typed arrays into text. */
export function toFrame(data: unknown): string | ArrayBuffer {
  if (!ArrayBuffer.isView(data)) return data as string | ArrayBuffer
  return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength).slice().buffer
}
