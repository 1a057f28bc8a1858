import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { stampOf } from '#mocks/hosts/node/control/stamp.ts'

const NAME = 'virtual:world-stamp'
export function worldStamp(): Plugin {
  return {
    name: 'suki:world-stamp',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      const { stamp, files } = await stampOf(resolve('.'))
      // A new stamp when one of them changes.
      for (const file of files) this.addWatchFile(file)
      return `export const worldStamp = '${stamp}'`
    },
  }
}
