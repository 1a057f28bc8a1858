import { addresses } from '../scripts/addresses.mjs'
import { actions } from './badhost/actions.ts'
import { judge } from './badhost/judge.ts'
import { kinds } from './badhost/kinds.ts'
import { keepTexts, readPage } from './badhost/pageState.ts'
import { sample } from './badhost/sample.ts'
import { screens } from './badhost/screens.ts'
import { installTrials, tryOut } from './badhost/trial.ts'
import { applyHostScenario } from './support/marketplace.ts'
import { expect, test } from './support/test.ts'

const PARTS = 4
const combinations = sample()
const named = combinations.map((combination) => ({
  combination,
  name: `${combination.screen.name} · ${combination.operation} · ${combination.kind.name}`,
}))

// A spread of the table that `npm run badhost` runs whole.
for (let part = 0; part < PARTS; part += 1)
  test(
    `ERR-06 on a host that answers badly the top bar stays, nothing waits for ever, words are plain, and nobody is signed out (${part + 1} of ${PARTS})`,
    { tag: '@live' },
    async ({ context, monitor }) => {
      // A busy machine needs seconds for each of a dozen screens.
      test.slow()
      // What the host answers is no defect; errors that no code catches still are.
      monitor.allow(/^console: /)
      await installTrials(context)
      const rig = { context, app: addresses.live, host: addresses.host, steer: applyHostScenario }
      for (const { combination, name } of named.filter((_, n) => n % PARTS === part))
        await test.step(name, async () => expect.soft(await tryOut(rig, combination), name).toEqual([]))
    },
  )

test('the sample has every screen and every kind', () => {
  expect(new Set(combinations.map(({ screen }) => screen))).toEqual(new Set([...screens, ...actions]))
  expect(new Set(combinations.map(({ kind }) => kind))).toEqual(new Set(kinds))
})

const bar = '<header><a href="/home" aria-label="Suki, home"></a><input type="search" aria-label="Search"></header>'
const whole = `${bar}<main><h1>Cart</h1><p>₱40.00, and 500 more in stock</p></main>`
const planted = [
  { html: whole, failures: [] },
  { html: '<main><h1>Something went wrong</h1></main>', failures: ['no top bar'] },
  { html: `${bar}<main><p>Retry</p></main>`, failures: ['no top bar'] },
  { html: `${whole}<div aria-busy="true">…</div>`, failures: ['endless wait'] },
  { html: `${whole}<p role="status">Loading...</p>`, failures: ['endless wait'] },
  { html: `${whole}<button aria-label="Save, working">Save</button>`, failures: ['endless wait'] },
  { html: `${whole}<div aria-busy="true" hidden>…</div>`, failures: [] },
  { html: `${whole}<p>Error: Cannot read properties of null</p>`, failures: ['technical words'] },
  { html: `${whole}<p>₱NaN</p>`, failures: ['technical words'] },
  { html: `${whole}<p>&lt;h1&gt;502 Bad Gateway&lt;/h1&gt;</p>`, failures: ['technical words'] },
  { html: `${whole}<button aria-label="Like, [object Object]"></button>`, failures: ['technical words'] },
  { html: `${whole}<p role="alert">Error: 503</p>`, failures: ['technical words'] },
  { html: `${whole}<p role="alert">Invalid Date</p>`, failures: ['technical words'] },
  { html: ' ', failures: ['no top bar', 'broken page'] },
]

test('the judge of the table finds what is planted, also after it has vanished', async ({ page }) => {
  await page.addInitScript(keepTexts)
  for (const { html, failures } of planted) {
    await page.goto('about:blank')
    await page.setContent(html)
    const found = judge(await page.evaluate(readPage), { bar: 'whole', errors: [] })
    expect([...new Set(found.map(({ failure }) => failure))], html).toEqual(failures)
  }
  await page.goto('about:blank')
  await page.setContent(whole)
  await page.evaluate(() => {
    const toast = document.createElement('p')
    toast.append('Unexpected token < in JSON')
    document.body.append(toast)
    return new Promise<void>((resolve) => setTimeout(() => resolve(toast.remove())))
  })
  const state = await page.evaluate(readPage)
  expect(judge(state, { bar: 'whole', signedIn: false, errors: ['uncaught: x'] }).map(({ failure }) => failure)).toEqual([
    'technical words',
    'signed out',
    'broken page',
  ])
})
