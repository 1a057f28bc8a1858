import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { createElement } from 'react'
import type { Plugin } from 'vite'
import { antdParts, antdTheme } from '#ui/antdTheme.ts'
import { hoverOnly } from './hoverOnly.ts'

const FILE = 'virtual:antd.css'
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

/**
 * The style sheet of antd's components that the app uses, with the app's theme, in a layer below
 * the app's own styles (`base.css`). In a browser antd writes no styles (`zeroRuntime`), since a
 * strict content security policy refuses `<style>` elements.
 */
export function antdStyles(): Plugin {
  return {
    name: 'suki:antd-styles',
    resolveId: { filter: { id: /^virtual:antd\.css$/ }, handler: () => FILE },
    load: {
      filter: { id: /^virtual:antd\.css$/ },
      handler: () =>
        `@layer antd{${inRem(
          hoverOnly(
            extractStyle({
              includes: [...antdParts],
              customTheme: (node) =>
                createElement(
                  ConfigProvider,
                  { theme: { ...antdTheme, zeroRuntime: false } },
                  node,
                ),
            }),
          ),
        )}}`,
    },
  }
}
