/** Finds what a style sheet uses that a supported browser lacks, as MDN's data knows it. */
import type { Identifier } from '@mdn/browser-compat-data'
import postcss, { type AtRule, type ChildNode, type Container, type Declaration } from 'postcss'
import { compatData, lackedBy } from './compatData.ts'

const { properties, selectors, types, 'at-rules': atRules } = compatData.css

/** Functions and other words of values, which the data has under the type that they belong to. */
const words = new Map<string, Identifier>()
for (const [name, type] of Object.entries(types ?? {}) as [string, Identifier][]) {
  words.set(name, type)
  for (const [word, feature] of Object.entries(type)) if (word !== '__compat') words.set(word, feature as Identifier)
}

const isLacked = (feature: Identifier | undefined) => lackedBy(feature).length > 0

/** A value without texts and addresses, whose words mean nothing. */
const bare = (value: string) => value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')

/** Whether the same rule sets a property under a browser's own name too, which the build adds where it is needed. */
const hasPrefixed = ({ prop, parent }: Declaration) =>
  parent?.some((node) => node.type === 'decl' && /^-(webkit|moz)-/.test(node.prop) && node.prop.endsWith(`-${prop}`)) ?? false

function ofDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration
  if (prop.startsWith('-') || hasPrefixed(declaration)) return []
  const property = properties?.[prop]
  if (isLacked(property)) return [prop]
  const functions = [...bare(value).matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => name).filter((name) => isLacked(words.get(name)))
  const keywords = bare(value)
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[\s,/]+/)
    .filter((word) => /^[a-z][a-z-]*$/.test(word) && isLacked(property?.[word]))
  return [...functions.map((name) => `${name}()`), ...keywords.map((word) => `${prop}: ${word}`)]
}

function ofAtRule({ name, params }: AtRule): string[] {
  const rule = atRules?.[name]
  if (isLacked(rule)) return [`@${name}`]
  return [...params.matchAll(/\(\s*([a-z-]+)/g)]
    .map(([, feature = '']) => feature)
    .filter((feature) => isLacked(rule?.[feature]))
    .map((feature) => `@${name} (${feature})`)
}

const ofSelector = (selector: string) =>
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)]
    .map(([pseudo, name = '']) => (isLacked(selectors?.[name]) ? pseudo : undefined))
    .filter((pseudo) => pseudo !== undefined)

function ofNode(node: ChildNode): string[] {
  if (node.type === 'decl') return ofDeclaration(node)
  if (node.type === 'rule') return [...ofSelector(node.selector), ...ofAll(node)]
  // What a browser is asked for first is guarded by that.
  if (node.type === 'atrule') return node.name === 'supports' ? [] : [...ofAtRule(node), ...ofAll(node)]
  return []
}

const ofAll = (container: Container) => (container.nodes ?? []).flatMap(ofNode)

/** What a supported browser lacks and no `@supports` asks for, such as `text-wrap: pretty`, `:user-valid` or `light-dark()`. */
export const unsupportedStyles = (css: string): string[] => [...new Set(ofAll(postcss.parse(css)))]
