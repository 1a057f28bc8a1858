import BellOutlined from '@ant-design/icons/BellOutlined'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '#ui/base.css'
import '#app/app.css'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { DropdownBody, DropdownHeader, DropdownPanel } from '#ui/DropdownPanel.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { openRouter } from '../support/router.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectNoText,
  expectVisible,
  press,
  resize,
} from '../support/user.ts'

const PAGE = 40

function Panel() {
  const [pages, setPages] = useState(1)
  const [asking, setAsking] = useState(false)
  const answered = () => setAsking(false)
  const rows = Array.from({ length: pages * PAGE }, (_, index) => `Row ${index + 1}`)
  const query = {
    hasNextPage: pages < 3,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setPages((count) => Math.min(3, count + 1)),
  }
  return (
    <>
      <DropdownPanel
        icon={BellOutlined}
        label="Notifications"
        count={11}
        countText={(n) => `${n} unread`}
        badge={{ max: 10, over: '9+' }}
      >
        {(close) => (
          <>
            <DropdownHeader
              title="Notifications"
              action={<button type="button">Mark all as read</button>}
              onClose={close}
            />
            <DropdownBody>
              <button type="button" onClick={() => setAsking(true)}>
                Remove
              </button>
              <ConfirmDialog
                open={asking}
                title="Remove?"
                description="It is gone then."
                onConfirm={answered}
                onCancel={answered}
              />
              <Link to="/other">Open</Link>
              <InfiniteList query={query} loading={null} endText="That is all">
                <ul>
                  {rows.map((row) => (
                    <li key={row} style={{ height: 40 }}>
                      {row}
                    </li>
                  ))}
                </ul>
              </InfiniteList>
            </DropdownBody>
          </>
        )}
      </DropdownPanel>
      <p>Outside</p>
    </>
  )
}

beforeEach(() => resize(1000, 700))
function show() {
  const { view, router } = openRouter([{ path: '*', Component: Panel }])
  render(view)
  return { router }
}
const trigger = () => buttonNamed('Notifications, 11 unread')
const panel = () => screen.queryByRole('dialog', { name: 'Notifications' })
async function opened() {
  await userEvent.click(trigger())
  return await dialogNamed('Notifications')
}

test('the button says its count; the panel takes the focus, and Escape gives it back, NOTIF-07', async () => {
  show()
  expect(screen.getByText('9+').checkVisibility()).toBe(true)
  trigger().focus()
  await userEvent.keyboard('{Enter}')
  expect(panel()).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(screen.getByText('Mark all as read')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(trigger()).toHaveFocus()

  await opened()
  await userEvent.click(screen.getByText('Outside'))
  expect(panel()).toBeNull()
  await press('Open', await opened(), 'link')
  expect(panel()).toBeNull()
})

test('a panel stays while the app replaces the address; a link to the same address closes it, CHAT-01 NOTIF-01', async () => {
  const { router } = show()
  await opened()
  await act(() => router.navigate('/other', { replace: true }))
  expect(panel()).not.toBeNull()
  await press('Open', screen, 'link')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(panel()).toBeNull()
  await opened()
  await act(() => router.navigate('/third'))
  expect(panel()).toBeNull()
})

test('a dialog that asks about something in the panel does not close it, CHAT-02', async () => {
  show()
  await opened()
  for (const answer of [() => press('Continue'), () => userEvent.keyboard('{Escape}')]) {
    await press('Remove')
    await expectVisible('dialog', 'Remove?')
    await answer()
    expectNone('dialog', 'Remove?')
    expect(panel()).not.toBeNull()
  }
})

test.each([
  [1000, 700],
  [360, 640],
])(
  'the next page loads when the end of the panel is in view, at %i px, CHAT-24 NOTIF-03',
  async (width, height) => {
    await resize(width, height)
    show()
    const inside = await opened()
    const body = inside.getByText('Row 1').closest('[data-scroller]')!
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    expectNoText(`Row ${PAGE + 1}`, inside)
    body.scrollTop = body.scrollHeight - body.clientHeight - 150
    await inside.findByText(`Row ${PAGE + 1}`)
    expectNoText(`Row ${2 * PAGE + 1}`, inside)
    body.scrollTop = body.scrollHeight
    await inside.findByText('That is all')
    expect(
      inside.getByRole('heading', { name: 'Notifications' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

test('on a phone the panel fills the screen, and a button closes it, CHAT-01 NOTIF-01', async () => {
  await resize(360, 640)
  show()
  const inside = await opened()
  const { left, top, width, height } = panel()!.getBoundingClientRect()
  expect([left, top, width, height]).toEqual([
    0,
    0,
    document.body.getBoundingClientRect().width,
    640,
  ])
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await press('Close notifications', inside)
  expect(panel()).toBeNull()
  expect(trigger()).toHaveFocus()
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
})
