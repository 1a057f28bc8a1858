/**
 * Presses a button twice while the page is busy: both presses wait in the browser's queue, and
 * input comes before timers, so that only microtasks run between them. What the first press has
 * removed is not pressed again. It needs nothing from outside, so that it can be sent to a page.
 */
export async function pressTwice(button: HTMLElement | SVGElement): Promise<void> {
  const press = () =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  press()
  // Far more microtasks than a press takes before its call is sent.
  // oxlint-disable-next-line no-await-in-loop
  for (let step = 0; step < 500; step += 1) await Promise.resolve()
  if (button.isConnected) press()
}
