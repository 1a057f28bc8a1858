import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SCROLL_OFFSET, sections, useSections } from '#features/profile/frame/sections.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  expectLink,
  expectNone,
  expectShown,
  partNamed,
  preferMotion,
  press,
  resize,
  stopTimeouts,
} from '../support/user.ts'

const profile = '/profile/mia-villanueva'

/** Opens the profile with all that it shows. */
async function open() {
  const opened = openApp(profile, 'as:mia')
  await screen.findByRole('button', { name: /^Set as default/ })
  return opened
}
const sidebar = () => within(screen.getByRole('complementary', { name: 'Profile' }))
const tab = (name: string) => sidebar().getByRole('link', { name })
const isCurrent = (name: string, as: string) =>
  waitFor(() => expect(tab(name)).toHaveAttribute('aria-current', as))

test('Manage Account leads to the own profile, as does another user’s name in the address, OPEN-49 SHELL-06 SHELL-18', async () => {
  const { address, go } = openApp('/home', 'as:mia')
  await press('Account of Mia')
  await press('Manage Account', screen, 'link')
  await screen.findByRole('heading', { name: 'My Account' })
  expect(address()).toBe(profile)
  await go('/profile/liza-manalo/orders?status=PENDING')
  await waitFor(() => expect(address()).toBe(`${profile}/orders?status=PENDING`))
})

test('the sidebar says whose profile it is, and leads to its sections and the orders, PROFILE-01 PROFILE-03 PROFILE-05 PROFILE-06', async () => {
  const { address } = await open()
  await expectShown('Mia', sidebar())
  await expectShown('3 Following', sidebar())
  const tabs = within(sidebar().getByRole('navigation', { name: 'Profile sections' }))
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'My Account',
    'Shipping Address',
    'Push Notifications',
    'My Orders',
  ])
  await isCurrent('My Account', 'location')

  await userEvent.click(tab('Shipping Address'))
  await isCurrent('Shipping Address', 'location')
  const top = () => document.getElementById('shipping-address')?.getBoundingClientRect().top
  await expect.poll(top).toBeCloseTo(115, -1)

  for (const section of ['My Account', 'Push Notifications', 'Shipping Address']) {
    await userEvent.click(tab('My Orders'))
    await waitFor(() => expect(address()).toBe(`${profile}/orders`))
    await isCurrent('My Orders', 'page')
    await userEvent.click(tab(section))
    await waitFor(() => expect(address()).toMatch(new RegExp(`^${profile}(#|$)`)))
    await expect.element(await screen.findByRole('heading', { name: section })).toBeInViewport()
  }
})

test('a phone has two buttons in place of the sidebar, PROFILE-02', async () => {
  await resize(360, 740)
  const { address } = await open()
  const buttons = await partNamed('My Accounts and orders', 'navigation')
  const links = buttons.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['My Accounts', 'My Orders'])
  for (const link of links) expect(link).toBeVisible()
  expect(links[0]).toHaveAttribute('href', profile)
  expectNone('complementary', 'Profile')
  await press('Shipping Address', await partNamed('On this page', 'navigation'), 'link')
  await expect.poll(() => document.activeElement?.id).toBe('shipping-address')
  await userEvent.click(links[1]!)
  await waitFor(() => expect(address()).toBe(`${profile}/orders`))
})

test('the right panel leads to help and to the company’s other pages, on a phone too, PROFILE-07 PROFILE-08', async () => {
  await open()
  const panel = await partNamed('Looking for something else?', 'complementary')
  const external = expect.stringMatching(/^https:/)
  const pages = ['About Us', 'Help Center', 'FAQs', 'Submit a Ticket'].map((name) =>
    panel.getByRole('link', { name: new RegExp(`^${name}`) }),
  )
  const social = within(panel.getByRole('list', { name: 'Social networks' })).getAllByRole('link')
  expect(social.map(({ textContent }) => textContent.split(' (')[0])).toEqual([
    'Facebook',
    'Instagram',
    'X',
  ])
  for (const link of [...pages, ...social]) expect(link).toHaveAttribute('href', external)
  expectLink('Contact Us', expect.stringMatching(/^mailto:/), panel)
  expectLink('Privacy Policy', '/privacy-policy', panel)
  for (const width of [360, 1280]) {
    await resize(width, 800)
    for (const link of panel.getAllByRole('link')) expect(link).toBeVisible()
  }
})

test('the notification toggles keep their state until the page is left, and send nothing, PROFILE-32', async () => {
  const { asked } = await open()
  const before = asked.length
  const toggles = () => screen.getAllByRole('switch')
  const states = () =>
    toggles().map(({ parentElement, ariaChecked }) => [
      parentElement?.textContent,
      ariaChecked === 'true',
    ])
  const start = [
    ['Email notifications', true],
    ['Order updates', true],
    ['Promotions', false],
  ]
  expect(states()).toEqual(start)
  for (const toggle of toggles()) await userEvent.click(toggle)
  expect(states()).toEqual(start.map(([name, on]) => [name, !on]))
  expect(asked.slice(before).filter(({ method }) => method !== 'GET')).toEqual([])
  await userEvent.click(tab('My Orders'))
  await waitFor(() => expectNone('switch'))
  await userEvent.click(tab('Push Notifications'))
  await screen.findAllByRole('switch')
  expect(states()).toEqual(start)
})

const [first, second, last] = sections

function Screen() {
  const { active, go } = useSections()
  return (
    <>
      <p style={{ position: 'fixed', top: 0 }}>
        <button type="button" onClick={() => go(second.id)}>
          Choose
        </button>
        <output>{active}</output>
      </p>
      {sections.map(({ id }) => (
        <div key={id} id={id} tabIndex={-1} style={{ height: '120vh' }} />
      ))}
    </>
  )
}

const current = () => screen.getByRole('status').textContent
const toEnd = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

function openSections() {
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
  scrollTo({ top: 0, behavior: 'instant' })
  render(<Screen />)
}

test('a chosen section is scrolled to smoothly, 115 px below the top, PROFILE-03', async () => {
  await preferMotion('no-preference')
  openSections()
  const stops = new Set<number>()
  const note = () => stops.add(scrollY)
  document.addEventListener('scroll', note)
  await press('Choose')
  await expect
    .poll(() => document.getElementById(second.id)?.getBoundingClientRect().top ?? 0)
    .toBeCloseTo(SCROLL_OFFSET, 0)
  document.removeEventListener('scroll', note)
  expect(SCROLL_OFFSET).toBe(115)
  expect(stops.size, 'positions on the way').toBeGreaterThan(2)
  expect(current()).toBe(second.id)
})

test('a chosen tab is highlighted after 400 ms, PROFILE-04', () => {
  openSections()
  stopTimeouts()
  fireEvent.click(buttonNamed('Choose'))
  act(() => void vi.advanceTimersByTime(399))
  expect(current()).toBe(first.id)
  act(() => void vi.advanceTimersByTime(1))
  expect(current()).toBe(second.id)
})

test('scrolling after the choice of a tab highlights the last at the end, and the first at the top, PROFILE-04', async () => {
  openSections()
  await press('Choose')
  toEnd()
  await expect.poll(current).toBe(last?.id)
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(current).toBe(first.id)
})
