import { by } from '../../../e2e/support/by.ts'
import { type Acts, nth } from '../act.ts'
import { DEVICE } from '../device.ts'
import type { Walk } from '../walk.ts'
import { hasChat, open } from './talking.ts'

const TYPED = { Latitude: '14.5547', Longitude: '121.0244' }
const FOUND = { Latitude: String(DEVICE.latitude), Longitude: String(DEVICE.longitude) }
/** ms; null: never. The app waits for 20 s. */
const times = [9000, 0, null, 50_000] as const
const PATIENCE = 21_000

/** Meanwhile the buyer does something else. Returns when the position comes. */
async function locate(walk: Walk, name: string, n: number, meanwhile: () => Promise<void>) {
  const after = nth(times, n)
  walk.says(`Press ${name}, which is answered ${after === null ? 'never' : `in ${after / 1000} s`}`)
  await walk.steerDevice({ positionAfter: after })
  const button = by.button(by.dialog(walk.page).last(), name, { exact: true })
  await walk.press(button)
  if (after) await meanwhile()
  await walk.sleep(after ?? PATIENCE)
  if (after !== null) return after
  const { toasts } = await walk.read()
  if (!toasts.some((text) => text.includes('has not answered')) || !(await button.isEnabled()))
    walk.errors.push(`After ${PATIENCE} ms the wait for '${name}' has no end or no word`)
  return after
}

export const location: Acts = {
  useLocation: {
    may: ({ form, isTyped }) => form?.kind.endsWith('Address') === true && !isTyped('Latitude'),
    async run(walk, model, n) {
      const dialog = by.dialog(walk.page, model.form?.title)
      const fields = by.button(dialog, 'Enter coordinates')
      if ((await fields.getAttribute('aria-expanded')) === 'false') await walk.press(fields)
      const after = await locate(walk, 'Use my location', n, async () => {
        for (const [label, value] of Object.entries(TYPED))
          await walk.type(dialog.getByLabel(label), value)
      })
      if (after === null) return
      for (const [label, value] of Object.entries(after === 0 ? FOUND : TYPED))
        model.types(label, value)
    },
  },
  shareLocation: {
    may: hasChat,
    async run(walk, model, n) {
      const shop = open(model) ?? ''
      const unfold = by.button(walk.page, 'Add pictures or location')
      if (await unfold.isVisible()) await walk.press(unfold)
      const after = await locate(walk, 'Share your location', n, async () => {})
      if (after === null || after > PATIENCE) return
      await walk.press(by.button(walk.page, 'Share', { exact: true }))
      model.writes(shop, 'location')
    },
  },
}
