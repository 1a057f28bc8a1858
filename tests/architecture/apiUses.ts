/** Finds what the code of the builds uses of the browser and of the language, and which supported browsers lack it. */
import ts from 'typescript'
import { lackedFeatures } from '../../scripts/support/compatData.ts'
import { root } from './sources.ts'

export interface ApiUse {
  /** As MDN names it: `Element.checkVisibility`, `static URL.canParse`, `SharedWorker`. */
  feature: string
  /** Relative to the project. */
  path: string
}

const isLibrary = (node: ts.Node) => /\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName)

/**
 * The interface in which the standard library declares a member, or none. `lib.dom` has static members in the type of a variable, `lib.es`
 * in an `XConstructor`, which MDN's data does not tell from others.
 */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text.replace(/Constructor$/, '')
  const variable = ts.isTypeLiteralNode(parent) ? parent.parent : undefined
  return variable && ts.isVariableDeclaration(variable) ? `static ${variable.name.getText()}` : undefined
}

/** The names of a type and of all that it extends: a mixin of the standard library has no entry in the data, but the types that have it do. */
function namesOf(type: ts.Type, found = new Set<string>()): Set<string> {
  const parts = type.isUnionOrIntersection() ? type.types : [type]
  for (const part of parts) {
    if (part.symbol) found.add(part.symbol.name)
    for (const base of part.getBaseTypes() ?? []) namesOf(base, found)
    if (part.isUnionOrIntersection()) namesOf(part, found)
  }
  return found
}

/** Whether a name is looked up: after a dot, when an object is taken apart, or called by itself. */
const isUse = (name: ts.Identifier) =>
  (ts.isPropertyAccessExpression(name.parent) && name.parent.name === name) ||
  ts.isBindingElement(name.parent) ||
  ts.isCallExpression(name.parent) ||
  ts.isNewExpression(name.parent)

/** Large packages whose types are none of the browser's, and the simulator: their imports are left unknown. */
const SKIPPED =
  /^(antd|@ant-design|@rc-component|mapbox-gl|maplibre-gl|zod|@tanstack|@hookform|supercluster|@mswjs|@faker-js|msw|ajv|redoc)\b|\/mocks\//

function openProgram(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${root}tsconfig.app.json`, ts.sys.readFile)
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, types: ['vite/client'] }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({
      resolvedModule: SKIPPED.test(text) ? undefined : ts.resolveModuleName(text, from, options, host).resolvedModule,
    }))
  return ts.createProgram(files, options, host)
}

/** The uses in the files that ship, of what a supported browser lacks. Types are asked only where the name is that of such a feature. */
export function unsupportedUses(paths: readonly string[]): ApiUse[] {
  const lacked = lackedFeatures()
  const program = openProgram(paths.map((path) => root + path))
  const names = new Set([...lacked].map((feature) => feature.split('.').at(-1) ?? feature))
  const checker = program.getTypeChecker()
  const uses: ApiUse[] = []

  const featureOf = (name: ts.Identifier): string | undefined => {
    const symbol = checker.getSymbolAtLocation(name)
    const declarations = symbol?.declarations?.filter(isLibrary) ?? []
    if (declarations.length === 0) return undefined
    const access = name.parent
    const receiver = ts.isPropertyAccessExpression(access) && access.name === name ? access.expression : undefined
    const owners = [...declarations.map(ownerOf), ...(receiver ? namesOf(checker.getTypeAtLocation(receiver)) : [])]
    const member = owners.map((owner) => `${owner}.${name.text}`).find((feature) => lacked.has(feature))
    const global = declarations.some((declaration) => !ownerOf(declaration)) ? [name.text, `Window.${name.text}`] : []
    return member ?? global.find((feature) => lacked.has(feature))
  }

  for (const path of paths) {
    const file = program.getSourceFile(root + path)
    const visit = (node: ts.Node) => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
      if (ts.isIdentifier(node) && names.has(node.text) && isUse(node)) {
        const feature = featureOf(node)
        if (feature) uses.push({ feature, path })
      }
      ts.forEachChild(node, visit)
    }
    if (file) visit(file)
  }
  return uses
}
