import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { SessionWatch } from '#app/session/SessionWatch.tsx'
import { currentToken, signIn, signOut } from '#state/session.ts'
import { openRouter } from '../support/router.tsx'
import { expectShown } from '../support/user.ts'

const token = `head.${btoa(JSON.stringify({ exp: Math.ceil(Date.now() / 1000) + 60 }))}.mark`
const refused = () =>
  Response.json({ message: 'Please log in', code: 'unauthorized' }, { status: 401 })

afterEach(() => {
  cleanup()
  signOut()
  vi.restoreAllMocks()
})

/** Mounts SessionWatch with these responses of the API by path; returns the requested paths. */
function mountWatch(answers: Record<string, () => Response>): string[] {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const path = new URL((input as Request).url).pathname.replace('/api', '')
    asked.push(path)
    return Promise.resolve((answers[path] ?? (() => Response.json({ _id: 'mia' })))())
  })
  signIn(token)
  const routes = [{ path: '/', element: <SessionWatch /> }]
  render(
    <QueryClientProvider client={createQueryClient()}>
      {openRouter(routes).view}
    </QueryClientProvider>,
  )
  return asked
}

test('a session is loaded and verified by two calls, and continues when both succeed, AUTH-17 AUTH-19', async () => {
  const asked = mountWatch({})
  await expect.poll(() => asked.toSorted()).toEqual(['/auth/me', '/users/me'])
  expect(currentToken()).toBe(token)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.for(['/auth/me', '/users/me'])(
  'a token that %s refuses ends the session, with the alert, AUTH-18 AUTH-19 ERR-80',
  async (path) => {
    mountWatch({ [path]: refused })
    const alert = within(await screen.findByRole('alert'))
    await expectShown('TOKEN EXPIRED PLEASE LOGIN AGAIN', alert)
    expect(currentToken()).toBeNull()
    expect(document.cookie).not.toContain('token=')
  },
)

test.for(
  ['/auth/me', '/users/me'].flatMap((path) =>
    [403, 404, 429, 500, 503].map((status): [string, number] => [path, status]),
  ),
)('%s answered with %d does not end the session, AUTH-19', async ([path, status]) => {
  const asked = mountWatch({ [path]: () => Response.json({ message: 'Down' }, { status }) })
  const tries = status >= 500 ? 2 : 1
  await expect.poll(() => asked.filter((one) => one === path).length).toBe(tries)
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentToken()).toBe(token)
  expect(screen.queryByRole('alert')).toBeNull()
})
