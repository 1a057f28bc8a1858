import { fileURLToPath } from 'node:url'
import type { RefusedWorld } from '#mocks/worldFile/contents.ts'
import { openWorldFile, type OpenedWorld } from '#mocks/worldFile/open.ts'
import { writeWorld } from '#mocks/worldFile/write.ts'
import type { Simulation } from '../../simulation.ts'
import type { ControlSchemas } from './contract.ts'
import { stampOf } from './stamp.ts'

let stamp: Promise<string> | undefined

/**
 * The demo of the same files has the same, so that both take each other's worlds. It takes a
 * moment to make.
 */
const currentStamp = (): Promise<string> =>
  (stamp ??= stampOf(fileURLToPath(new URL('../../../..', import.meta.url))).then(
    (made) => made.stamp,
  ))

export async function downloadWorld(simulation: Simulation): Promise<ControlSchemas['WorldFile']> {
  const made = await currentStamp()
  await simulation.catchUp()
  return JSON.parse(
    writeWorld(simulation.world, simulation.settings, simulation.baseRows(), made),
  ) as ControlSchemas['WorldFile']
}

export async function loadWorld(
  simulation: Simulation,
  file: string,
): Promise<OpenedWorld['summary'] | RefusedWorld> {
  const opened = openWorldFile(simulation, file, await currentStamp())
  if ('reasons' in opened) return opened
  opened.use()
  return opened.summary
}
