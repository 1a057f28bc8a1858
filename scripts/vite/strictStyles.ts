import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Replacements in the modules with which antd and its icons write styles. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/(export )?function injectCSS\(/, 'function placeCSS('],
  [/ {2}styleNode\.innerHTML = css;\n/, ''],
  [/if \(existNode\.innerHTML !== css\) \{\s*existNode\.innerHTML = css;\s*\}/, 'writeRules(existNode, css);'],
]

const ownInject = `
export function injectCSS(css, option) {
  const node = placeCSS(css, option);
  if (node) writeRules(node, css);
  return node;
}`

/**
 * Makes antd's styles work under a strict content policy: rules that it would write as the text of `<style>` elements are
 * inserted one by one instead, in the same order.
 */
export function strictStyles(): Plugin {
  return {
    name: 'suki:strict-styles',
    apply: 'build',
    transform: {
      filter: { id: /(@rc-component\/util\/es\/Dom\/dynamicCSS|@ant-design\/icons\/es\/cssUtils)\.js$/ },
      handler(source, id) {
        const code = changes.reduce((text, [old, replacement]) => {
          if (!old.test(text)) this.error(`${id} no longer holds: ${old}`)
          return text.replace(old, replacement)
        }, source)
        return { code: `import { writeRules } from ${JSON.stringify(resolve('src/ui/cssRules.ts'))};\n${code}${ownInject}\n`, map: null }
      },
    },
  }
}
