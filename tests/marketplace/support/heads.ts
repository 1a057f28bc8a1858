/** Bytes of texts, one byte a character, and of numbers. */
export const bytes = (...parts: (string | number)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (char) => char.charCodeAt(0)),
    ),
  )

/** The beginning of a file in the container of MP4, with its brands. */
export const ftyp = (main: string, ...compatible: string[]): Uint8Array<ArrayBuffer> =>
  bytes(
    0,
    0,
    0,
    16 + 4 * compatible.length,
    'ftyp',
    main,
    0,
    0,
    2,
    0,
    ...compatible,
    0,
    0,
    0,
    8,
    'mdat',
  )

/** A file of the device that can't be read any more, as one that was moved after it was chosen. */
export function unreadable(name: string): File {
  const file = new File(['x'], name)
  file.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    })
  return file
}
