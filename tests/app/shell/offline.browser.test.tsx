import { onlineManager } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '../support/app.tsx'

const setOnline = (online: boolean) => act(() => onlineManager.setOnline(online))

afterEach(() => page.viewport(1280, 800))

test('the offline notice touches neither edge of a small phone, SHELL-26', async () => {
  await page.viewport(320, 640)
  openApp('/home')
  await screen.findAllByRole('article')
  setOnline(false)
  const { left, right } = (
    await screen.findByText('You are offline. What you see may be out of date.')
  ).getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(16)
  expect(window.innerWidth - right).toBeGreaterThanOrEqual(16)
  setOnline(true)
})
