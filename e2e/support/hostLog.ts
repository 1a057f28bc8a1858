import { existsSync, readFileSync, statSync } from 'node:fs'

/** One JSON object per line. */
export const hostLog = 'node_modules/.cache/suki/host.log'

/** Bytes. */
export const hostLogSize = (): number => (existsSync(hostLog) ? statSync(hostLog).size : 0)

/** Broken contracts and crashes since the log had `size` bytes. */
export function hostDefects(size: number): string[] {
  if (!existsSync(hostLog)) return []
  const lines = readFileSync(hostLog).subarray(size).toString().split('\n')
  return lines.filter((line) => /"(violation|error)":/.test(line))
}
