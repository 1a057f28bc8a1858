import type { Plugin, Rolldown } from 'vite'
import { filledIn, inPackages, inStyles, isCursor } from '../support/accepted.ts'
import { lackedFeatures } from '../support/compatData.ts'
import { unsupportedStyles } from '../support/styleUses.ts'

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()

/** Functions that are called by their full name, such as `URL.canParse`, which code keeps when it is made small. */
function unsupportedCalls(code: string, lacked: ReadonlySet<string>): string[] {
  const names = [...code.matchAll(/(?<![\w$.])([A-Z]\w+)\.([a-z]\w+)/g)].flatMap(([name]) => [name, `static ${name}`])
  return [...new Set(names)].filter((name) => lacked.has(name))
}

/**
 * Fails a build that uses what a supported browser lacks, in its style sheets or in its packages. The app's own code is held against the
 * same data with its types, by a test.
 */
export function supportedFeatures(): Plugin {
  return {
    name: 'suki:supported-features',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const lacked = lackedFeatures()
        for (const file of Object.values(bundle)) {
          const calls = file.fileName.endsWith('.js') ? unsupportedCalls(textOf(file), lacked) : []
          const styles = file.fileName.endsWith('.css') ? unsupportedStyles(textOf(file)) : []
          const open = [
            ...calls.filter((name) => !filledIn.includes(name) && !(name in inPackages)),
            ...styles.filter((style) => !isCursor(style) && !(style in inStyles)),
          ]
          if (open.length > 0)
            this.error(
              `${file.fileName} uses what a supported browser lacks: ${open.join(', ')}. Replace it, or see scripts/support/accepted.ts`,
            )
        }
      },
    },
  }
}
