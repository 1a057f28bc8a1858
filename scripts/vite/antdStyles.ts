import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, Input, type ThemeConfig } from 'antd'
import { createElement, type JSX } from 'react'
import type { Plugin } from 'vite'
import { consoleParts, consoleTheme } from '#mocks/demo/console/theme.ts'
import { antdParts, antdTheme } from '#ui/antdTheme.ts'

/** A browser's usual font size, px, for which antd means its lengths. */
const USUAL = 16

/**
 * antd's px would keep texts and fields small for users who have chosen a larger font. Hairlines
 * and media queries stay.
 */
const inRem = (css: string): string =>
  css.replaceAll(/@media[^{]*|(?<![\w.])(\d*\.?\d+)px/g, (length, px?: string) =>
    px && Number(px) > 1 ? `${Number(px) / USUAL}rem` : length,
  )

/** In a layer below ours. */
function styles(parts: readonly string[], theme: ThemeConfig): string {
  const customTheme = (node: JSX.Element) =>
    createElement(
      ConfigProvider,
      { theme: { ...theme, zeroRuntime: false } },
      node,
      createElement(Input),
      createElement(Input.TextArea),
      createElement(Input.Password),
    )
  // The package would render the deprecated `Input.Group`, too.
  const includes = parts.filter((part) => part !== 'Input')
  return `@layer antd{${inRem(hoverOnly(extractStyle({ includes, customTheme })))}}`
}

/** The app's is a style sheet, the console's a text for its shadow tree. */
const modules: Record<string, () => string> = {
  'virtual:antd.css': () => styles(antdParts, antdTheme),
  'virtual:antd-console': () => {
    const token = { ...antdTheme.token, ...consoleTheme.token }
    const components = { ...antdTheme.components, ...consoleTheme.components }
    const css = styles(consoleParts, { ...antdTheme, token, components })
    return `export default ${JSON.stringify(css)}`
  },
}

/**
 * The styles of the antd components that app and console use, with the app's theme: a strict
 * content policy refuses the `<style>` elements that antd would write (`zeroRuntime`). In our own
 * style sheets, as in antd's, `:hover` is for devices that can hover.
 */
export function antdStyles(): Plugin {
  return {
    name: 'suki:antd-styles',
    resolveId: { filter: { id: /^virtual:antd/ }, handler: (id) => (id in modules ? id : null) },
    load: { filter: { id: /^virtual:antd/ }, handler: (id) => modules[id]?.() },
    transform: {
      order: 'pre',
      filter: { id: { include: /\.css(\?|$)/, exclude: [/^virtual:/, /\/node_modules\//] } },
      // Styles have no source maps here.
      handler: (css) => ({
        code: hoverOnly(css.replaceAll(/\/\*[\s\S]*?\*\//g, '')),
        map: { mappings: '' },
      }),
    },
  }
}

/** Commas divide it outside of brackets. */
function selectorsOf(list: string): string[] {
  let depth = 0
  const selectors = ['']
  for (const character of list) {
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    if (character === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += character
  }
  return selectors
}

/**
 * Puts a style sheet's rules of `:hover` behind `@media (hover: hover)`: on a touch screen a tap
 * would leave the look of pointing.
 * @param css without comments
 */
export const hoverOnly = (css: string): string =>
  css.replaceAll(
    /([^{};]*:hover[^{};]*)\{([^{}]*)\}/g,
    (_rule, list: string, declarations: string) => {
      const selectors = selectorsOf(list)
      const rest = selectors.filter((selector) => !selector.includes(':hover'))
      const hovered = selectors.filter((selector) => selector.includes(':hover'))
      return `${rest.length > 0 ? `${rest.join()}{${declarations}}` : ''}@media (hover: hover){${hovered.join()}{${declarations}}}`
    },
  )
