import { expect, test } from 'vitest'
import { unsupportedUses } from './apiUses.ts'
import { sources } from './sources.ts'

/** What src/lib/fillIns.ts adds to browsers that lack it, before anything else runs. */
const FILLED = ['static AbortSignal.any', 'static URL.canParse', 'Promise.withResolvers', 'Element.checkVisibility']

interface Guarded {
  feature: string
  path: string
  /** The code in that file by which browsers without the feature do without it. */
  guard: string
}

const guarded: Guarded[] = [
  { feature: 'HTMLElement.showPopover', path: 'src/ui/useFloating.ts', guard: `'showPopover' in element` },
  { feature: 'Window.cookieStore', path: 'src/state/session.ts', guard: 'cookieStore?.' },
  { feature: 'Window.requestIdleCallback', path: 'src/app/drift/idleQueue.ts', guard: `'requestIdleCallback' in globalThis` },
  // A setting that is only a wish: a browser without it scales the picture as it always does.
  {
    feature: 'CanvasRenderingContext2D.imageSmoothingQuality',
    path: 'src/features/profile/picture/cropPicture.ts',
    guard: `imageSmoothingQuality = 'high'`,
  },
  { feature: 'Element.moveBefore', path: 'mocks/console/dialogs.ts', guard: 'if (parent.moveBefore' },
  ...['popover', 'showPopover', 'hidePopover'].map((name) => ({
    feature: `HTMLElement.${name}`,
    path: 'mocks/console/dialogs.ts',
    guard: `if (!('showPopover' in host)) return`,
  })),
  ...['popover', 'showPopover'].map((name) => ({
    feature: `HTMLElement.${name}`,
    path: 'mocks/tours/host.ts',
    guard: `if (!('showPopover' in frame)) return`,
  })),
  { feature: 'SharedWorker', path: 'mocks/hosts/browser/connection.ts', guard: `'SharedWorker' in globalThis` },
]

const shipped = sources('{src,mocks/console,mocks/tours,mocks/hosts/browser}/**/*.{ts,tsx,js}').filter(
  ({ path }) => !/\.stories\.tsx$|\.d\.ts$/.test(path),
)

test('nothing is used that a supported browser lacks, unless it is filled in or guarded', { timeout: 60_000 }, () => {
  const used = new Set(unsupportedUses(shipped.map(({ path }) => path)).map(({ feature, path }) => `${feature} in ${path}`))
  const open = [...used].filter((use) => !FILLED.includes(use.replace(/ in .*/, '')))
  expect(open.sort()).toEqual(guarded.map(({ feature, path }) => `${feature} in ${path}`).sort())
})

test.each(guarded)('$feature is guarded in $path', ({ path, guard }) => {
  expect(shipped.find((source) => source.path === path)?.text).toContain(guard)
})
