import '#ui/base.css'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { StarInput } from '#features/orders/rating/StarInput.tsx'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { dismissToast, showToast, useToast } from '#ui/toast.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { openRouter } from '../support/router.tsx'
import { buttonNamed, expectNoText, expectShown, expectVisible, press } from '../support/user.ts'

const labels = ['Privacy', 'Terms', 'Returns']

function Links() {
  const value = useSearchParams()[0].get('tab') ?? 'Privacy'
  return (
    <Tabs
      label="Documents"
      tabs={labels.map((label) => ({ label, value: label, to: `?tab=${label}` }))}
      value={value}
    >
      <a href="#in">Text of {value}</a>
    </Tabs>
  )
}

const show = () => render(openRouter([{ path: '/', Component: Links }]).view)
const setForcedColors = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: value ? [{ name: 'forced-colors', value }] : [],
  })

afterEach(() => setForcedColors(''))

test('tabs have the keyboard behaviour and roles of tabs, LEGAL-02 ACCESS-04', async () => {
  show()
  const tab = (name: string) => screen.getByRole('tab', { name })
  const chosen = (name: string) =>
    waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'))
  await expectVisible('tablist', 'Documents')
  expect(tab('Privacy')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Privacy' })).toHaveAttribute(
    'id',
    tab('Privacy').getAttribute('aria-controls'),
  )
  await userEvent.keyboard('{Tab}')
  expect(tab('Privacy')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('Terms')).toHaveFocus()
  expect(tab('Terms')).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard(' ')
  await chosen('Terms')
  expect(screen.getByRole('tabpanel', { name: 'Terms' })).toHaveTextContent('Text of Terms')
  await userEvent.keyboard('{End}{Enter}')
  await chosen('Returns')
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'Text of Returns' })).toHaveFocus()
})

test('the selected tab is visible in forced colours too, ACCESS-04', async () => {
  show()
  await setForcedColors('active')
  const background = (name: string) =>
    getComputedStyle(screen.getByRole('tab', { name })).backgroundColor
  await expect.poll(() => background('Privacy')).not.toBe(background('Terms'))
  expect(background('Terms')).toBe(background('Returns'))
})

// Not in the stories: antd's parts read the codes of keys, which only a real keyboard sends.
test('a menu is used by keyboard, and gives the focus back, ACCESS-04', async () => {
  const [rename, report] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const items = [
    { key: 'rename', label: 'Rename List', onClick: rename },
    { key: 'report', label: 'Flag or report this shop', onClick: report },
  ]
  render(
    <AntdProvider>
      <ActionMenu label="Edit Weekly groceries" items={items} />
    </AntdProvider>,
  )
  const button = buttonNamed('Edit Weekly groceries')
  const item = (name: string) => screen.queryByRole('menuitem', { name })
  const expectFocus = (find: () => HTMLElement | null) =>
    waitFor(() => expect(find()).toHaveFocus())
  await userEvent.keyboard('{Tab}{Enter}')
  await expectFocus(() => item('Rename List'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(item('Rename List')).toBeNull())
  await expectFocus(() => button)
  await userEvent.keyboard('{Enter}')
  await expectFocus(() => item('Rename List'))
  await userEvent.keyboard('{ArrowDown}')
  await expectFocus(() => item('Flag or report this shop'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(rename).not.toHaveBeenCalled()
  await expectFocus(() => button)
})

test('stars are one tab stop, chosen by arrows, cleared by a second press, ACCESS-04 REVIEW-01', async () => {
  const onChange = vi.fn<(value: number) => void>()
  function Stateful() {
    const [value, setValue] = useState(0)
    const change = (next: number) => {
      setValue(next)
      onChange(next)
    }
    return <StarInput label="Rating of Carabao Mango" value={value} onChange={change} />
  }
  render(<Stateful />)
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('radio', { name: '1 star, Poor' })).toHaveFocus()
  const expectStars = (stars: number) =>
    waitFor(() => expect(onChange).toHaveBeenLastCalledWith(stars))
  await userEvent.keyboard(' ')
  await expectStars(1)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expectStars(4)
  expect(screen.getByText('Very good', { selector: '[aria-hidden]' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.body).toHaveFocus()
  await press('4 stars, Very good', screen, 'radio')
  await expectStars(0)
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a toast shows its title and description until it is dismissed, SHELL-27', async () => {
  render(<Toaster />)
  act(() => showToast('Followed', 'You have followed Panaderia Del Pilar.'))
  await expectShown('Followed')
  await expectShown('You have followed Panaderia Del Pilar.')
  await press(/dismiss|close/i)
  expectNoText('Followed')
})

test('a dismissed toast is removed 1,000,000 ms later, unless another one has replaced it, SHELL-24 SHELL-25', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useToast)
  act(() => showToast('Followed'))
  pass(1_000_000)
  expect(result.current).toMatchObject({ title: 'Followed', open: true })
  act(dismissToast)
  pass(999_999)
  expect(result.current).toMatchObject({ title: 'Followed', open: false })
  pass(1)
  expect(result.current).toBeNull()

  act(() => showToast('Followed'))
  act(dismissToast)
  act(() => showToast('Unfollowed'))
  pass(1_000_000)
  expect(result.current).toMatchObject({ title: 'Unfollowed', open: true })
  act(dismissToast)
})

test('a toast is dismissed automatically after 6 s, but not while the pointer is on it', () => {
  vi.useFakeTimers()
  render(<Toaster />)
  act(() => showToast('Followed'))
  fireEvent.pointerEnter(screen.getByText('Followed'))
  pass(20_000)
  expect(screen.getByText('Followed')).toBeVisible()
  fireEvent.pointerLeave(screen.getByText('Followed'))
  pass(5999)
  expect(screen.getByText('Followed')).toBeVisible()
  pass(1)
  expectNoText('Followed')
})
