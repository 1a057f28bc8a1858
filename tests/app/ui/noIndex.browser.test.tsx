import { act, screen } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'

// As in a build that no search engine should list.
const siteTag = Object.assign(document.createElement('meta'), {
  name: 'robots',
  content: 'noindex',
})
document.head.append(siteTag)
const { openApp } = await import('../support/app.tsx')
afterAll(() => siteTag.remove())

test.each(['/reset-password', '/products/no-product', '/no-such-page'])(
  '%s has one robots tag where the whole site has one',
  async (path) => {
    const { router } = openApp(path)
    await screen.findByRole('heading', { level: 1, name: /password|not found|exist/i })
    expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(1)
    await act(() => router.navigate('/reset-password'))
    expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(1)
  },
)
