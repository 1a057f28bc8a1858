import type { Plugin } from 'vite'
import { root } from '../commands.mjs'

/** Folders of the simulator, relative to the project. */
const folders = ['mocks', 'fixtures']
/** Its packages, by their names under node_modules. */
const packages = ['msw', '@mswjs', '@faker-js/faker', 'mock-socket', 'maplibre-gl', 'socket.io']

/** Whether a module, given by its absolute path, belongs to the simulator. */
function isSimulator(id: string): boolean {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '')
  const project = root.replaceAll('\\', '/')
  return (
    folders.some((name) => path.startsWith(`${project}${name}/`)) ||
    packages.some((name) => path.includes(`/node_modules/${name}/`))
  )
}

/** Fails a live build that contains a part of the simulator, and names the module. */
export function rejectSimulator(): Plugin {
  return {
    name: 'suki:reject-simulator',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const modules = file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames
        const simulatorModules = modules.filter(isSimulator)
        if (simulatorModules.length > 0)
          this.error(
            `The live build must not contain the simulator, but ${file.fileName} holds:\n${simulatorModules.join('\n')}`,
          )
      }
    },
  }
}
