import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { sources } from '../../sources.ts'

/** Own plugins that make or change modules and files of a build, and why each has to. */
const allowed: Record<string, string> = {
  'scripts/vite/antdStyles.ts': 'makes style sheets of its own',
  'scripts/vite/firstScreen.ts': 'adds a comment for the browser at the start of a file',
  'scripts/vite/leanPackages.ts':
    'leaves out parts of packages that the demo never calls; an import that it does not know stops the build',
  'scripts/vite/siteFiles.ts':
    'writes the content policy into the pages of the demo, for hosts that send no headers',
  'scripts/vite/worldStamp.ts': 'makes a module of its own',
}

test('no plugin changes a module or a file but those with a reason', () => {
  const changing = sources('scripts/vite/*.ts').filter(({ text }) =>
    /\b(transform|load|resolveId)(\(|: )|\.(code|source) = /.test(text),
  )
  expect(changing.map(({ path }) => path)).toEqual(Object.keys(allowed))
})

test('packages are used by their public names', () => {
  // In brackets, so that the search does not find this line.
  const internal = /UNSAFE[_]|lib[/]glossary|__zod[_]global/
  const using = sources('{src,mocks,tests,scripts}/**/*.{ts,tsx,js,mjs}').filter(({ text }) =>
    internal.test(text),
  )
  expect(using.map(({ path }) => path)).toEqual([])
})

test('React Query is of one version in all its packages: a part of it alone can’t be raised', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name]) => /^@tanstack\/.*query/.test(name))
    .map(([, version]) => version)
  expect(versions.length).toBeGreaterThan(3)
  expect(new Set(versions).size).toBe(1)
})
