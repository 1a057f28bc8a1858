import { expect, test } from 'vitest'
import { filledIn } from '../../scripts/support/accepted.ts'
import { unsupportedUses } from './apiUses.ts'
import { sources } from './sources.ts'

/** The code by which a file that uses such a feature lets browsers do without it. */
const guards: Readonly<Record<string, string>> = {
  'HTMLElement.popover': `'showPopover' in`,
  'HTMLElement.showPopover': `'showPopover' in`,
  'HTMLElement.hidePopover': `'showPopover' in`,
  'Element.moveBefore': 'if (parent.moveBefore',
  'Window.cookieStore': 'cookieStore?.',
  'Window.requestIdleCallback': `'requestIdleCallback' in`,
  'Window.cancelIdleCallback': `'requestIdleCallback' in`,
  SharedWorker: `'SharedWorker' in`,
  // Only a wish: a browser without it scales the picture as it always does.
  'CanvasRenderingContext2D.imageSmoothingQuality': `imageSmoothingQuality = `,
}

const shipped = sources('{src,mocks/console,mocks/tours,mocks/hosts/browser}/**/*.{ts,tsx,js}').filter(
  ({ path }) => !/\.stories\.tsx$|\.d\.ts$/.test(path),
)
const textOf = new Map(shipped.map(({ path, text }) => [path, text]))

test('nothing is used that a supported browser lacks, unless it is filled in or guarded', { timeout: 60_000 }, () => {
  const open = unsupportedUses([...textOf.keys()]).filter(({ feature, path }) => {
    const guard = guards[feature]
    return !filledIn.includes(feature) && !(guard && textOf.get(path)?.includes(guard))
  })
  expect(open).toEqual([])
})
