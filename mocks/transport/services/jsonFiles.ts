import type { ReadStatic } from '../http/http.ts'

/** The path is below the static folder. */
export type ReadJson = <T>(path: string) => Promise<T>

/** Reads a file once, when it is first needed; one that failed again at the next call. */
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
