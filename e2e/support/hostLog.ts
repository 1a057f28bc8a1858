import { existsSync, readFileSync, statSync } from 'node:fs'

/** Where the API host of the live build writes its log, one JSON object per line. */
export const hostLog = 'node_modules/.cache/suki/host.log'

/** Current size of the log in bytes. */
export const hostLogSize = (): number => (existsSync(hostLog) ? statSync(hostLog).size : 0)

/**
 * Responses and events that broke the contract, and crashes of the host, since the log had `size`
 * bytes.
 */
export function hostDefects(size: number): string[] {
  if (!existsSync(hostLog)) return []
  const lines = readFileSync(hostLog).subarray(size).toString().split('\n')
  return lines.filter((line) => /"(violation|error)":/.test(line))
}
