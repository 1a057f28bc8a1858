import { expect, test } from 'vitest'
import { joinTabs } from '#lib/tabCount.ts'

const held = async (name: string) =>
  ((await navigator.locks.query()).held ?? []).filter((lock) => lock.name === `suki.tabs.${name}`)
    .length

test('each tab knows whether it is the only one, also after others have left, RT-06', async () => {
  const first = joinTabs('two')
  await expect.poll(() => held('two')).toBe(1)
  expect(first.alone()).toBe(true)
  const second = joinTabs('two')
  await expect.poll(() => [first.alone(), second.alone()]).toEqual([false, false])
  second.leave()
  await expect.poll(() => first.alone()).toBe(true)
  first.leave()
})

test('a tab that leaves at once is not counted later', async () => {
  const refused: unknown[] = []
  const note = (event: PromiseRejectionEvent) => refused.push(event.reason)
  window.addEventListener('unhandledrejection', note)
  joinTabs('short').leave()
  const next = joinTabs('short')
  await expect.poll(() => held('short')).toBe(1)
  expect(next.alone()).toBe(true)
  next.leave()
  await expect.poll(() => held('short')).toBe(0)
  window.removeEventListener('unhandledrejection', note)
  expect(refused).toEqual([])
})
