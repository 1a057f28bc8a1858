import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { ignoreSecondPresses } from '#lib/doublePress.ts'

function show(names: string[], size = 80) {
  const pressed: string[] = []
  const box = document.createElement('div')
  box.style.cssText = 'position: fixed; inset: 40px auto auto 40px; display: flex'
  const add = (name: string) => {
    const button = document.createElement('button')
    button.style.cssText = `box-sizing: border-box; width: ${size}px; height: 60px; padding: 0`
    button.textContent = name
    button.addEventListener('click', () => {
      pressed.push(name)
      // A step replaces its button, as a dialog or a row that moves up does.
      if (name.startsWith('Step')) button.replaceWith(add(`Step ${Number(name.at(-1)) + 1}`))
      if (name === 'Turn') button.textContent = 'Turned'
    })
    return button
  }
  box.append(...names.map(add))
  document.body.append(box)
  onTestFinished(() => box.remove())
  const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement
  return { pressed, button }
}

/** Taps with a finger at points of the test's page, one right after the other. */
async function tap(...points: [x: number, y: number][]): Promise<void> {
  const frame = globalThis.frameElement?.getBoundingClientRect() ?? new DOMRect()
  for (const [x, y] of points) {
    const touchPoints = [{ x: frame.x + x, y: frame.y + y }]
    // The events arrive in the order in which they are sent.
    void cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    // oxlint-disable-next-line no-await-in-loop -- one finger
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

let stop = () => {}
beforeEach(() => (stop = ignoreSecondPresses()))
afterEach(() => stop())

test('the second press of a double press is not for what the first has put in its place', async () => {
  const { pressed, button } = show(['Step 1'])
  await userEvent.dblClick(button('Step 1'))
  expect(pressed).toEqual(['Step 1'])
  // Pauses that are longer than a double press takes.
  await vi.waitFor(
    async () => {
      await userEvent.click(button('Step 2'))
      expect(pressed, 'after a pause it counts').toEqual(['Step 1', 'Step 2'])
    },
    { interval: 600, timeout: 10_000 },
  )
})

test('of three quick taps with a finger, which never hits the same point, one presses', async () => {
  const { pressed } = show(['Step 1'])
  await tap([80, 70], [94, 78], [86, 60])
  expect(pressed).toEqual(['Step 1'])
})

test('each quick press of one button counts, but not of one that says something else since', async () => {
  const { pressed, button } = show(['+', 'Turn'])
  await userEvent.dblClick(button('+'))
  expect(pressed).toEqual(['+', '+'])
  await userEvent.dblClick(button('Turn'))
  expect(pressed).toEqual(['+', '+', 'Turn'])
})

test('quick taps on neighbours that lay there before both count', async () => {
  const { pressed } = show(['3 stars', '4 stars'], 24)
  await tap([56, 70], [72, 70])
  expect(pressed).toEqual(['3 stars', '4 stars'])
})

test('Enter counts each time; held down, it presses no other button than its own', async () => {
  const { pressed, button } = show(['+', 'Step 1'])
  const enter = (autoRepeat: boolean) =>
    cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'Enter', text: '\r', autoRepeat })
  button('+').focus()
  await enter(false)
  await enter(true)
  await enter(false)
  expect(pressed).toEqual(['+', '+', '+'])
  button('Step 1').focus()
  await enter(true)
  expect(pressed).toHaveLength(3)
})
