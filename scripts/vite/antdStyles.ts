import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, type ThemeConfig } from 'antd'
import { createElement, type JSX } from 'react'
import type { Plugin } from 'vite'
import { consoleParts, consoleTheme } from '#mocks/demo/console/theme.ts'
import { antdParts, antdTheme } from '#ui/antdTheme.ts'
import { hoverOnly } from './hoverOnly.ts'

/** The browser's usual font size, px, at which a rem is as long as antd means its lengths to be. */
const USUAL = 16

/**
 * The same lengths in rem: antd's are in px, which would keep its texts and fields small for a user
 * who has chosen a larger font in the browser. Hairlines and media queries stay.
 */
const inRem = (css: string): string =>
  css.replaceAll(/@media[^{]*|(?<![\w.])(\d*\.?\d+)px/g, (length, px?: string) =>
    px && Number(px) > 1 ? `${Number(px) / USUAL}rem` : length,
  )

/** The styles of some of antd's components, in a layer below ours. */
function styles(parts: readonly string[], theme: ThemeConfig): string {
  const customTheme = (node: JSX.Element) =>
    createElement(ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, node)
  return `@layer antd{${inRem(hoverOnly(extractStyle({ includes: [...parts], customTheme })))}}`
}

/** The modules: the app's is a style sheet, the console's a text for its shadow tree. */
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
 * The styles of antd's components that the app and the demo's console use, with the app's theme. In
 * a browser antd writes no styles (`zeroRuntime`), since a strict content security policy refuses
 * `<style>` elements.
 */
export function antdStyles(): Plugin {
  return {
    name: 'suki:antd-styles',
    resolveId: { filter: { id: /^virtual:antd/ }, handler: (id) => (id in modules ? id : null) },
    load: { filter: { id: /^virtual:antd/ }, handler: (id) => modules[id]?.() },
  }
}
