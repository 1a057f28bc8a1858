import { splitWorld } from './asked.ts'
import { operationOf } from './callJournal.ts'

export type Log = (entry: Record<string, unknown>) => void

/** Writes a line of JSON with the real time. */
export function createLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
}

/** Has neither the query nor headers, which can hold tokens. */
export function requestEntry(
  method: string,
  url: string,
  status: number,
  ms: number,
): Record<string, unknown> {
  const path = url.split('?')[0] ?? ''
  return {
    method,
    path,
    operation: operationOf(method, splitWorld(path).path),
    status,
    ms: Math.round(ms * 10) / 10,
  }
}
