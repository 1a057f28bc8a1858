import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { expectShown, press } from '../support/user.ts'
import { field, fromEnd, openConversation, painted, thread } from './support/conversation.tsx'

/** The first message in view, with its distance from the top of the box, px. */
function firstVisible(box: HTMLElement) {
  const top = box.getBoundingClientRect().top
  const element = [...box.querySelectorAll<HTMLElement>('[data-message]')].find(
    (one) => one.getBoundingClientRect().top >= top,
  )
  if (!element) throw new Error('no message in view')
  return { element, top: element.getBoundingClientRect().top - top }
}
const move = (element: HTMLElement, box: HTMLElement, from: number) =>
  Math.abs(element.getBoundingClientRect().top - box.getBoundingClientRect().top - from)

async function scrollTo(box: HTMLElement, top: number) {
  await act(async () => {
    box.scrollTop = top
    await painted()
  })
}

test('a thread opens at its end; older messages are loaded near the top, and the first visible one stays in its place, CHAT-24', async () => {
  openConversation({ long: 100 })
  const box = await thread()
  await screen.findByText('Message 100')
  await act(painted)
  expect(fromEnd(box)).toBe(0)
  expect(screen.queryByText('Message 80')).toBeNull()
  for (const oldest of [61, 41, 21, 1]) {
    box.scrollTop = 60
    box.dispatchEvent(new Event('scroll'))
    const { element, top } = firstVisible(box)
    await screen.findByText(new RegExp(`^Message ${oldest}\\b`))
    await act(painted)
    expect(move(element, box, top)).toBeLessThanOrEqual(2)
  }
})

test('what is read stays in its place when the box, or something above, changes its size', async () => {
  openConversation({ long: 60 })
  const box = await thread()
  await screen.findByText('Message 60')
  await scrollTo(box, 500)
  const { element, top } = firstVisible(box)
  // A change of the width breaks lines elsewhere, as a turned phone does.
  await act(async () => {
    screen.getByTestId('box').style.width = '300px'
    screen.getByTestId('box').style.height = '360px'
    await painted()
  })
  expect(move(element, box, top)).toBeLessThanOrEqual(2)
  // Something above that is higher than it was, as a picture without a reserved box would be.
  await act(async () => {
    const above = box.querySelector<HTMLElement>('[data-message]')
    above?.style.setProperty('padding-top', '90px')
    await painted()
  })
  expect(move(element, box, top)).toBeLessThanOrEqual(2)
})

test('at the end the last message stays in view when the message field grows, and when the keyboard of a phone opens', async () => {
  openConversation({ long: 60 })
  const box = await thread()
  await screen.findByText('Message 60')
  await userEvent.type(await field(), 'one{Shift>}{Enter}{Enter}{Enter}{/Shift}four')
  await act(painted)
  expect(fromEnd(box)).toBe(0)
  await act(async () => {
    screen.getByTestId('box').style.height = '260px'
    await painted()
  })
  expect(fromEnd(box)).toBe(0)
})

test('a new message is followed near the end only; otherwise a button shows the number of new ones, and leads down', async () => {
  const { receive } = openConversation({ long: 60 })
  const box = await thread()
  await screen.findByText('Message 60')
  await scrollTo(box, box.scrollTop - 60)
  await receive('near the end')
  await act(painted)
  expect(fromEnd(box)).toBe(0)

  await scrollTo(box, 500)
  const { element, top } = firstVisible(box)
  await receive('the first')
  expect(await screen.findByRole('button', { name: '1 new message' })).toBeVisible()
  await receive('the second')
  await act(painted)
  expect(move(element, box, top)).toBeLessThanOrEqual(2)
  await press('2 new messages')
  await act(painted)
  expect(fromEnd(box)).toBe(0)
  await waitFor(() => expect(screen.queryByRole('button', { name: /new message/ })).toBeNull())
})

test('back at the end the button that leads there is gone; pressed by keyboard it leaves the focus in the thread', async () => {
  openConversation({ long: 20 })
  const box = await thread()
  await screen.findByText('Message 20')
  await act(painted)
  await scrollTo(box, 500)
  const button = await screen.findByRole('button', { name: 'Go to the latest message' })
  await scrollTo(box, box.scrollHeight)
  await waitFor(() => expect(button).not.toBeInTheDocument())
  await scrollTo(box, 500)
  ;(await screen.findByRole('button', { name: 'Go to the latest message' })).focus()
  await userEvent.keyboard('{Enter}')
  expect(box).toHaveFocus()
  expect(fromEnd(box)).toBe(0)
})

test('a message that is sent again is followed too', async () => {
  openConversation({ long: 60, sim: 'fail:sendMessage:422' })
  const box = await thread()
  await screen.findByText('Message 60')
  await userEvent.type(await field(), 'mine{Enter}')
  const retry = await screen.findByRole('button', { name: /^Retry/ })
  await scrollTo(box, 400)
  await userEvent.click(retry)
  expect(await screen.findByText('mine')).toBeInTheDocument()
  await act(painted)
  expect(fromEnd(box)).toBe(0)
})

test('older messages that could not be loaded are loaded on Retry', async () => {
  const { market } = openConversation({ long: 60 })
  await screen.findByText('Message 60')
  applyScenario(market, parseScenario('fail:listMessages:403'))
  await scrollTo(await thread(), 100)
  await expectShown('Older messages could not be loaded.')
  expect(screen.queryByText(/^Message 35\b/)).toBeNull()
  await press('Retry')
  expect(await screen.findByText(/^Message 35\b/)).toBeInTheDocument()
  expect(screen.queryByText('Older messages could not be loaded.')).toBeNull()
})
