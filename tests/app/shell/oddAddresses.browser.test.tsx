import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

test.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/%5C%5Cevil.example/'])(
  'a page that is opened at %s is a page of this app, whose links lead to others of it',
  async (path) => {
    const { address } = openApp(path)
    await press('Log in', screen, 'link')
    await screen.findByRole('dialog', { name: /^Log in/ })
    expect(address()).toMatch(/^\/(?![/\\]).*login=true/)
    for (const { origin } of screen.getAllByRole<HTMLAnchorElement>('link'))
      expect(origin).toBe(location.origin)
  },
)
