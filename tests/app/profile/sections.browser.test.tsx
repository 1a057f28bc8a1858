import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCROLL_OFFSET, sections, useSections } from '#features/profile/frame/sections.ts'
import { buttonNamed, press } from '../support/user.ts'

const [first, second, last] = sections
const MORE_THAN_A_SCREEN = '120vh'

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
        <div key={id} id={id} tabIndex={-1} style={{ height: MORE_THAN_A_SCREEN }} />
      ))}
    </>
  )
}

const current = () => screen.getByRole('status').textContent
const toEnd = () =>
  globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

beforeEach(() => {
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  render(<Screen />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a chosen section is scrolled to smoothly, 115 px below the top, PROFILE-03', async () => {
  const stops = new Set<number>()
  const note = () => stops.add(globalThis.scrollY)
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(buttonNamed('Choose'))
  act(() => void vi.advanceTimersByTime(399))
  expect(current()).toBe(first.id)
  act(() => void vi.advanceTimersByTime(1))
  expect(current()).toBe(second.id)
})

test('scrolling after the choice of a tab highlights the last at the end, and the first at the top, PROFILE-04', async () => {
  await press('Choose')
  toEnd()
  await expect.poll(current).toBe(last?.id)
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(current).toBe(first.id)
})
