import type { ReadStatic } from '../http/http.ts'

/** Reads a JSON file of the static folder by its path. */
export type ReadJson = <T>(path: string) => Promise<T>

/**
 * Reads each file once, when it is first needed. A file that could not be read is read again at the
 * next call.
 */
export function jsonFiles(read: ReadStatic): ReadJson {
  const files = new Map<string, Promise<unknown>>()
  return <T>(path: string): Promise<T> => {
    const loading =
      files.get(path) ??
      read(path).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as unknown)
    files.set(path, loading)
    loading.catch(() => files.delete(path))
    return loading as Promise<T>
  }
}
