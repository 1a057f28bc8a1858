import { referenceOf } from '#mocks/demo/console/traffic/reference.ts'
import { tagOfCall } from '#mocks/transport/traffic/trafficEntry.ts'
import { serviceCalls } from '#mocks/core/serviceCalls.ts'
import { operations } from '#openapi/generated/operations.ts'
import { eventTags } from '#openapi/generated/sockets.ts'
import type { OperationId } from '#mocks/contract.ts'
import { expect, type Page, test } from './support/test.ts'

/** The places of a document that the reference shows, by the ids of their headings. */
const placesOf = (reference: Page) =>
  reference
    .locator('[data-section-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section-id') ?? ''))

/** The place of a call or an event in the reference, as the Traffic tab links to it. */
const placeOf = (operation: string | null, tag: string) =>
  new URL(referenceOf({ operation, tag }, 'http://localhost/')).hash.slice(1)

test(
  'the API reference opens from the demo panel, and from each entry of the traffic at its place, without the network',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
    const opened = async (link: string) => {
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: link }).click()
      return opening
    }
    await marketplace.visit('/home')
    await page.getByRole('button', { name: 'Demo' }).click()
    await page.getByRole('tab', { name: 'Home' }).click()
    const reference = await opened('API reference')
    await expect(reference.getByRole('heading', { name: /Suki marketplace API/ })).toBeVisible({
      timeout: 20_000,
    })
    await reference.getByRole('menuitem', { name: 'cart', exact: true }).click()
    await expect(reference.getByText('Add a product to the cart').first()).toBeVisible()
    const calls = Object.keys(operations) as OperationId[]
    const linked = [
      placeOf(null, 'chat'),
      ...calls.map((operation) => placeOf(operation, tagOfCall(operation))),
      ...Object.entries(eventTags).map(([event, tag]) => placeOf(event, tag)),
    ]
    expect(await placesOf(reference)).toEqual(expect.arrayContaining(linked))
    await reference.getByRole('link', { name: 'Places' }).click()
    await expect(reference.getByRole('heading', { name: /Philippine places/ })).toBeVisible()
    const ofPlaces = serviceCalls
      .filter((call) => tagOfCall(call) === 'locations')
      .map((call) => placeOf(call, 'locations'))
    expect(await placesOf(reference)).toEqual(expect.arrayContaining(ofPlaces))
    await reference.close()

    await page.getByRole('tab', { name: 'Traffic' }).click()
    await page.locator('main a[href*="/products/"]').first().click()
    await page.getByRole('button', { name: /^GET getProduct status 200/ }).click()
    const place = await opened('getProduct in the contract’s reference')
    await expect(place.getByRole('heading', { name: /Get a product$/ })).toBeInViewport({
      timeout: 20_000,
    })
  },
)
