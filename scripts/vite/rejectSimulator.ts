import type { Plugin } from 'vite'
import { root } from '../commands.mjs'
import { simulatorPart } from '../simulatorParts.mjs'

/** Fails a live build that contains a part of the simulator, and names the module. */
export function rejectSimulator(): Plugin {
  return {
    name: 'suki:reject-simulator',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames
        const simulatorModules = modules.filter((id) => simulatorPart(id, root))
        if (simulatorModules.length > 0)
          this.error(`The live build must not contain the simulator, but ${file.fileName} holds:\n${simulatorModules.join('\n')}`)
      }
    },
  }
}
