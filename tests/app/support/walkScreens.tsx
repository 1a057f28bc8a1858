import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { openApp } from './app.tsx'
import { lizasScreens } from './screens.ts'
import { resize } from './user.ts'

const OPEN = 'dialog[open], :popover-open, [aria-expanded=true], [aria-label^="Messages with "]'

/** Resolves when the screen, and the panel over it, are loaded and stand still. */
export const allLoaded = () =>
  waitFor(() => {
    expect(
      document.querySelector(':is(main, dialog):is([aria-busy=true], :has([aria-busy=true]))'),
    ).toBeNull()
    expect(screen.getByRole('main', { hidden: true }).textContent).not.toBe('')
    // A panel that is still moving in is elsewhere.
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations === 1)
    expect(moving.filter(({ playState }) => playState === 'running')).toEqual([])
  })

type App = ReturnType<typeof openApp>
interface Walk {
  width: number
  height: number
  /** What is to be told of a screen, or of a panel over it, a line each. */
  read: (at: { app: App; isPanel: boolean }) => string[] | Promise<string[]>
  /** Changes the app before the first screen. */
  prepare?: (app: App) => unknown
  /** By the screen and what is pressed to open them; none if not given. */
  panels?: readonly (readonly [path: string, ...pressed: RegExp[]])[]
}

/** Opens every screen and panel of the buyer Liza once, and returns what is told of them. */
export async function walkScreens({ width, height, read, prepare, panels = [] }: Walk) {
  await resize(width, height)
  const app = openApp('/terms-conditions', 'as:liza,position:15.0286,120.6898')
  await prepare?.(app)
  const lines: string[] = []
  const note = async (state: string, isPanel: boolean) => {
    await allLoaded()
    lines.push(...(await read({ app, isPanel })).map((line) => `${state}: ${line}`))
  }
  const visit = (path: string) => app.router.navigate(path, { flushSync: true })
  for (const path of lizasScreens) {
    await visit(path)
    await note(path, false)
  }
  for (const [path, ...pressed] of panels) {
    await visit(path)
    await allLoaded()
    for (const name of pressed) {
      const found = () =>
        ['menuitem', 'button'].flatMap((role) => screen.queryAllByRole(role, { name }))
      // Wide screens show the content of some beside the page.
      if (width < 768) await waitFor(() => expect(found()).not.toEqual([]))
      if (!found()[0]) continue
      await userEvent.click(found()[0]!)
      await waitFor(() => expect(document.querySelector(OPEN)).not.toBeNull())
    }
    await note(`${path}, ${pressed}`, true)
    await userEvent.keyboard('{Escape}')
  }
  return lines
}
