import type { Plugin } from 'vite'
import { root } from '../commands.mjs'

const folders = ['mocks', 'fixtures']
const packages = ['msw', '@mswjs', '@faker-js/faker', 'mock-socket', 'maplibre-gl', 'socket.io']

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
