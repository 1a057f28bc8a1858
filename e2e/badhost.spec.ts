import { addresses } from '#scripts/addresses.mjs'
import { kinds } from './badhost/kinds.ts'
import { actions, screens } from './badhost/screens.ts'
import { callsOf, type Combination, installTrials, tryOut } from './badhost/trial.ts'
import { unreadCount } from './support/chat.ts'
import { applyHostScenario } from './support/marketplace.ts'
import { by, expect, type Page, test } from './support/test.ts'

/** Of each screen's combinations every so many; without it, one. */
const every = Number(process.env.BADHOST_EVERY)
/** Shares no factor with the number of kinds, so each has its turn. */
const STRIDE = 17

for (const [n, screen] of [...screens, ...actions].entries())
  test(
    `${screen.name}: on a host that answers badly the top bar stays, nothing waits for ever, words are plain, and nobody is signed out, ERR-06`,
    { tag: ['@all-live', '@no-demo'] },
    async ({ browser }) => {
      test.setTimeout(every ? 0 : 180_000)
      /** A context of its own: each new page repeats every move of its clock. */
      const inContext = async <T>(work: (rig: Parameters<typeof callsOf>[0]) => Promise<T>) => {
        const context = await browser.newContext()
        await installTrials(context)
        const rig = { context, app: addresses.live, host: addresses.host, steer: applyHostScenario }
        return work(rig).finally(() => context.close())
      }
      const { operations, findings } = await inContext((rig) => callsOf(rig, screen))
      expect(findings, `${screen.name} on a good host`).toEqual([])
      expect(operations).not.toEqual([])
      const one = {
        screen,
        operation: operations[(n * STRIDE) % operations.length] as string,
        kind: kinds[(n * STRIDE) % kinds.length] as Combination['kind'],
      }
      const all = operations.map((operation) => kinds.map((kind) => ({ screen, operation, kind })))
      for (const combinations of every ? all : [[one]])
        await inContext(async (rig) => {
          for (const combination of combinations.filter((_, i) => i % (every || 1) === 0)) {
            const name = `${screen.name} · ${combination.operation} · ${combination.kind.name}`
            await test.step(name, async () =>
              expect.soft(await tryOut(rig, combination), name).toEqual([]),
            )
          }
        })
    },
  )

const answersOf = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const answers: unknown[] = []
    for (let n = 0; n < times; n += 1) {
      const limit = AbortSignal.timeout(2000)
      answers.push(
        await fetch('/api/products', { signal: limit }).then(
          async (answer) => [
            answer.status,
            answer.headers.get('content-type'),
            answer.headers.get('retry-after'),
            (await answer.text()).slice(0, 9),
          ],
          (error: Error) => error.name,
        ),
      )
    }
    return answers
  }, count)

test(
  'the demo’s own host answers as badly',
  { tag: '@all' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/status of (429|503)/)
    const directives = [
      'bend:listProducts:nocontent',
      'bend:listProducts:html',
      'bend:listProducts:truncated',
      'bend:listProducts:empty',
    ]
    await marketplace.visit(
      '/contact',
      [
        ...directives,
        'fail:listProducts:503:text',
        'busy:listProducts:7',
        'hang:listProducts',
      ].join(','),
    )
    const json = 'application/json; charset=utf-8'
    await expect(by.h1(page)).toBeVisible()
    expect(await answersOf(page, 8)).toEqual([
      [204, null, null, ''],
      [200, 'text/html; charset=utf-8', null, '<!doctype'],
      [200, json, null, '{"items":'],
      [200, json, null, ''],
      [503, json, null, '"OK"'],
      [429, json, '7', '{"message'],
      'TimeoutError',
      [200, json, null, '{"items":'],
    ])
  },
)

test(
  'sockets flood the page, send it nonsense and send it away: it goes on, and hears what comes afterwards, RT-08 RT-09',
  { tag: ['@all', '@all-live'] },
  async ({ page, context, marketplace }) => {
    await marketplace.visit('/favourites', 'as:liza')
    const unread = () => unreadCount(page)
    await expect.poll(unread).toBeGreaterThan(0)
    const before = await unread()
    const other = await context.newPage()
    await marketplace.visit(
      '/contact',
      'as:liza,socket:nonsense:240,socket:flood:400,socket:kick',
      other,
    )
    await expect.poll(unread).toBe(before + 100)
    await marketplace.visit('/contact', 'as:liza,say:dolores:Nandito pa po ba kayo?', other)
    await expect.poll(unread).toBe(before + 101)
    await expect(by.h1(page)).toBeAttached()
  },
)
