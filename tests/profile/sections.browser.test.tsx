import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sections } from '../../src/features/profile/frame/sections.ts'
import { useSections } from '../../src/features/profile/frame/useSections.ts'

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
const toEnd = () => globalThis.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })

beforeEach(() => {
  globalThis.scrollTo({ top: 0, behavior: 'instant' })
  render(<Screen />)
})
afterEach(cleanup)

test('PROFILE-04 a chosen tab is highlighted, then the highlight follows the scroll position', async () => {
  expect(current()).toBe(first.id)
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await expect.poll(current).toBe(second.id)
  await expect.poll(() => document.getElementById(second.id)?.getBoundingClientRect().top ?? 0).toBeLessThan(200)
  expect(current()).toBe(second.id)
})

test('PROFILE-04 scrolling to the end right after choosing a tab highlights the last one', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
  toEnd()
  await expect.poll(current, { timeout: 4000 }).toBe(last?.id)
})
