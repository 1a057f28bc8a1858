import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import type { Batch } from '#observe/telemetry/batches.ts'
import { addresses } from '#scripts/addresses.mjs'
import { productPath } from './support/records.ts'
import type { Received } from './support/telemetryHost.ts'
import { by, expect, type Page, test } from './support/test.ts'

const isBatch = new Ajv({ allowUnionTypes: true }).compile(
  JSON.parse(readFileSync('docs/telemetry.schema.json', 'utf8')) as object,
)
const received = async () => (await (await fetch(addresses.telemetry)).json()) as Received[]
const events = async () =>
  (await received()).flatMap(({ body }) => (JSON.parse(body) as Batch).events)
/** As when the page is left. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')))

test.describe('telemetry', { tag: '@maps' }, () => {
  test.beforeEach(() => fetch(addresses.telemetry, { method: 'DELETE' }))

  test('errors, drift and web vitals are sent as patterns, places and figures, without personal data', async ({
    page,
    marketplace,
    monitor,
  }) => {
    monitor.allow(/Liza Manalo|liza@suki|left the shelf/)
    await marketplace.visit(
      `${productPath('jasmineRice')}?drift=on`,
      'as:liza,drift:listProductReviews:/currentPage:missing',
    )
    await expect(by.h1(page)).toBeVisible()
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('No "Liza Manalo" at https://shop.example/liza?token=s3cret')
      })
      void Promise.reject(new TypeError('Who wrote to liza@suki.example?'))
    })
    const seen = async () => {
      await leave(page)
      return (await events()).map((event) =>
        event.kind === 'error'
          ? `${event.source} ${event.name}`
          : event.kind === 'drift'
            ? `${event.operation} ${event.pointer}`
            : event.name,
      )
    }
    await expect
      .poll(seen)
      .toEqual(
        expect.arrayContaining([
          'error RangeError',
          'rejection TypeError',
          'listProductReviews /currentPage',
          'TTFB',
        ]),
      )

    await test.step('a part that can’t be shown', async () => {
      await page.evaluate(() =>
        Object.defineProperty(Number.prototype, 'toFixed', {
          value: () => {
            throw new TypeError('The price has left the shelf')
          },
        }),
      )
      await by.link(by.banner(page), 'Suki').first().click()
      await expect.poll(seen).toContain('boundary TypeError')
    })

    await page.goto('about:blank')
    await expect
      .poll(async () =>
        (await events()).map(
          ({ kind, ...event }) => 'rating' in event && `${kind} ${event.name} ${event.route}`,
        ),
      )
      .toContain('vital LCP /products/:id')
    for (const { body, cookie, referer } of await received()) {
      expect(isBatch(JSON.parse(body)), JSON.stringify(isBatch.errors)).toBe(true)
      expect([cookie, referer]).toEqual([undefined, undefined])
      expect(body).not.toMatch(/liza|s3cret|@|localhost|[0-9a-f]{24}/i)
    }
  })

  test('a receiver that is away changes nothing', async ({ page, marketplace, monitor }) => {
    monitor.allow(/net::ERR_FAILED/)
    await page.route(`${addresses.telemetry}/**`, (route) => route.abort())
    await marketplace.visit('/home', 'as:visitor')
    let refused = 0
    page.on(
      'requestfailed',
      (request) => void (refused += Number(request.url().startsWith(addresses.telemetry))),
    )
    await expect(by.h1(page)).toBeAttached()
    await expect
      .poll(async () => {
        await leave(page)
        return refused
      })
      .toBeGreaterThan(0)
    await by.link(by.main(page)).first().click()
    await expect(by.h1(page)).toBeVisible()
  })
})
