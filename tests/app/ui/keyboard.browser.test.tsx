import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { StarInput } from '#features/orders/rating/StarInput.tsx'
import { ActionMenu } from '#ui/ActionMenu.tsx'
import { AntdProvider } from '#ui/AntdProvider.tsx'
import '#ui/base.css'

// Not in the stories: antd's parts read the codes of keys, which only a real keyboard sends.

afterEach(cleanup)

test('a menu is opened, walked, left and used by keyboard, and gives the focus back, ACCESS-04', async () => {
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
  const button = screen.getByRole('button', { name: 'Edit Weekly groceries' })
  const item = (name: string) => screen.queryByRole('menuitem', { name })
  await userEvent.keyboard('{Tab}{Enter}')
  await waitFor(() => expect(item('Rename List')).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(item('Rename List')).toBeNull())
  await waitFor(() => expect(button).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(item('Rename List')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(item('Flag or report this shop')).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(rename).not.toHaveBeenCalled()
  await waitFor(() => expect(button).toHaveFocus())
})

test('stars are one stop of the Tab key, chosen by arrows, and the chosen one is cleared by a second press, ACCESS-04 REVIEW-01', async () => {
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
  await userEvent.keyboard(' ')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(1))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(4))
  expect(screen.getByText('Very good', { selector: '[aria-hidden]' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('radio', { name: '4 stars, Very good' }))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(0))
})
