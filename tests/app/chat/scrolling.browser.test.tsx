import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { expectNoText, expectShown, expectVisible, findButton, press } from '../support/user.ts'
import { field, fromEnd, openConversation, painted, thread } from './support/conversation.tsx'

const topIn = (box: HTMLElement, element: HTMLElement) =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top
/** The first message in view, with that distance. */
function firstVisible(box: HTMLElement) {
  const messages = [...box.querySelectorAll<HTMLElement>('[data-message]')]
  const element = messages.find((one) => topIn(box, one) >= 0)!
  return { element, top: topIn(box, element) }
}
/** Changes something, and waits until the browser has painted it. */
const change = (work: () => void) =>
  act(async () => {
    work()
    await painted()
  })
const scrollTo = (box: HTMLElement, top: number) => change(() => void (box.scrollTop = top))
/** Opens a thread of so many messages, as soon as the last one is shown. */
async function openLong(long = 60, sim?: string) {
  const opened = openConversation({ long, sim })
  await screen.findByText(`Message ${long}`)
  await act(painted)
  const box = await thread()
  return {
    ...opened,
    box,
    /** Notes the first message in view; returns what expects it in its place. */
    notePlace() {
      const { element, top } = firstVisible(box)
      return () => expect(Math.abs(topIn(box, element) - top)).toBeLessThanOrEqual(2)
    },
    expectEnd: async () => {
      await act(painted)
      expect(fromEnd(box)).toBe(0)
    },
  }
}

test('a thread opens at its end; older messages are loaded near the top, and move nothing in view, CHAT-24', async () => {
  const { box, expectEnd, notePlace } = await openLong(100)
  await expectEnd()
  expectNoText('Message 80')
  for (const oldest of [61, 41, 21, 1]) {
    box.scrollTop = 60
    box.dispatchEvent(new Event('scroll'))
    const expectPlace = notePlace()
    await screen.findByText(new RegExp(`^Message ${oldest}\\b`))
    await act(painted)
    expectPlace()
  }
})

test('what is read stays in its place when the box, or something above, changes its size', async () => {
  const { box, notePlace } = await openLong()
  await scrollTo(box, 500)
  const expectPlace = notePlace()
  // A change of the width breaks lines elsewhere, as a turned phone does.
  await change(() =>
    Object.assign(screen.getByTestId('box').style, { width: '300px', height: '360px' }),
  )
  expectPlace()
  // Something above that is higher than it was, as a picture without a reserved box would be.
  await change(() =>
    box.querySelector<HTMLElement>('[data-message]')?.style.setProperty('padding-top', '90px'),
  )
  expectPlace()
})

test('the last message stays in view when the message field grows, and when a phone’s keyboard opens', async () => {
  const { expectEnd } = await openLong()
  await userEvent.type(await field(), 'one{Shift>}{Enter}{Enter}{Enter}{/Shift}four')
  await expectEnd()
  await change(() => void (screen.getByTestId('box').style.height = '260px'))
  await expectEnd()
})

test('a new message is followed near the end only; elsewhere a button counts new ones, and leads down', async () => {
  const { box, receive, expectEnd, notePlace } = await openLong()
  await scrollTo(box, box.scrollTop - 60)
  await receive('near the end')
  await expectEnd()

  await scrollTo(box, 500)
  const expectPlace = notePlace()
  await receive('the first')
  await expectVisible('button', '1 new message')
  await receive('the second')
  await act(painted)
  expectPlace()
  await press('2 new messages')
  await expectEnd()
  await expect.poll(() => screen.queryByRole('button', { name: /new message/ })).toBeNull()
})

test('at the end the button that leads there is gone; the keyboard’s focus stays in the thread', async () => {
  const { box } = await openLong(20)
  const toLatest = () => findButton('Go to the latest message')
  await scrollTo(box, 500)
  const button = await toLatest()
  await scrollTo(box, box.scrollHeight)
  await expect.poll(() => button).not.toBeInTheDocument()
  await scrollTo(box, 500)
  const again = await toLatest()
  again.focus()
  await userEvent.keyboard('{Enter}')
  expect(box).toHaveFocus()
  expect(fromEnd(box)).toBe(0)
})

test('a message that is sent again is followed too', async () => {
  const { box, expectEnd } = await openLong(60, 'fail:sendMessage:422')
  await userEvent.type(await field(), 'mine{Enter}')
  const retry = await findButton(/^Retry/)
  await scrollTo(box, 400)
  await userEvent.click(retry)
  await screen.findByText('mine')
  await expectEnd()
})

test('older messages that could not be loaded are loaded on Retry', async () => {
  const { box, simulate } = await openLong()
  simulate('fail:listMessages:403')
  await scrollTo(box, 100)
  await expectShown('Older messages could not be loaded.')
  expectNoText(/^Message 35\b/)
  await press('Retry')
  await screen.findByText(/^Message 35\b/)
  expectNoText('Older messages could not be loaded.')
})
