import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { conversationIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { consoleOf, forgetConsole, mountIn } from './consoleOf.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(forgetConsole)

const button = () =>
  document
    .querySelector('suki-simulator')!
    .shadowRoot!.querySelector('.toggle')!
    .getBoundingClientRect()

function isCovered(element: Element): boolean {
  const [own, other] = [button(), element.getBoundingClientRect()]
  return (
    own.left < other.right &&
    other.left < own.right &&
    own.top < other.bottom &&
    other.top < own.bottom
  )
}
const still = () => {
  let last = ''
  return expect.poll(
    () => {
      const now = JSON.stringify(button())
      const isSame = now === last
      last = now
      return isSame
    },
    { interval: 400, timeout: 8000 },
  )
}

/** Where the button would be if it did not look for a place. */
const FIRST_CORNER = 8

test('the button covers no category of the home page at 360 px, however high the screen is', async () => {
  openApp('/home')
  await screen.findAllByRole('article')
  mountIn(consoleOf())
  const moved: boolean[] = []
  for (const height of [660, 700, 740, 780]) {
    await page.viewport(360, height)
    await still().toBe(true)
    const covered = screen
      .getAllByRole('link')
      .filter((link) => isCovered(link) && link.getBoundingClientRect().height < 120)
    expect(covered.map(({ textContent }) => textContent)).toEqual([])
    expect(screen.getAllByRole('navigation', { name: 'Main' }).filter(isCovered)).toEqual([])
    const [bar] = screen
      .getAllByRole('navigation', { name: 'Main' })
      .map((one) => one.getBoundingClientRect())
    moved.push(button().left !== FIRST_CORNER || button().bottom < bar!.top - FIRST_CORNER - 1)
  }
  expect(moved).toContain(true)
})

test.each([
  ['/cart', 'as:mia', 'button', 'Check Out'],
  ['/nearby?near=15.03,120.68&shop=san-fernando-rice-center', 'as:mia', 'button', 'Directions'],
  [`/products/${namedProducts.jasmineRice.id}`, 'as:mia', 'button', 'Add to cart'],
  [`/liza-manalo/chats?chat=${conversationIds.lizaDolores}`, 'as:liza', 'textbox', /^Message to/],
] as const)('nor the bars of %s', async (path, sim, role, name) => {
  openApp(path, sim)
  const control = await screen.findByRole(role, { name })
  mountIn(consoleOf())
  await still().toBe(true)
  expect(isCovered(control)).toBe(false)
  const bars = [...document.querySelectorAll('#root *, body > div *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element)
    const { height } = element.getBoundingClientRect()
    return (
      ['fixed', 'sticky'].includes(position) &&
      visibility === 'visible' &&
      height > 0 &&
      height < 370
    )
  })
  expect(bars.filter(isCovered)).toEqual([])
})
