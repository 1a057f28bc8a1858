// @ts-check
/** The parts of the simulator, which must never be in the live app. */

/** Folders, relative to the project. */
export const folders = ['mocks', 'fixtures']

/** Packages, by their names under node_modules. */
export const packages = ['msw', '@mswjs', '@faker-js/faker', 'mock-socket', 'maplibre-gl', 'socket.io', 'redoc']

/** Texts that are in every build which contains those packages, minified or not. */
export const markers = [
  'mockServiceWorker',
  'mswjs.io',
  'MOCK_ACTIVATE',
  'faker.helpers',
  'fakerjs.dev',
  "Failed to construct 'WebSocket'",
  'maplibre',
  'redoc-wrap',
]

/**
 * The part of the simulator that a module belongs to, or null.
 * @param {string} id absolute path of a module
 * @param {string} root absolute path of the project, with a slash at the end
 * @returns {string | null}
 */
export function simulatorPart(id, root) {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '')
  const folder = folders.find((name) => path.startsWith(`${root.replaceAll('\\', '/')}${name}/`))
  return folder ?? packages.find((name) => path.includes(`/node_modules/${name}/`)) ?? null
}
