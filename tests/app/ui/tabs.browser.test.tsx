import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import '#ui/base.css'
import { Tabs } from '#ui/Tabs.tsx'
import { openRouter } from '../support/router.tsx'

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

afterEach(async () => {
  cleanup()
  await setForcedColors('')
})

test('tabs have the keyboard behaviour and roles of tabs, LEGAL-02 ACCESS-04', async () => {
  show()
  const tab = (name: string) => screen.getByRole('tab', { name })
  const chosen = (name: string) =>
    waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'))
  expect(screen.getByRole('tablist', { name: 'Documents' })).toBeVisible()
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
