/**
 * Presses a button twice on a busy page: input comes before timers, so that only microtasks run
 * between both. What the first press removes is not pressed again. To be sent to another page.
 */
export async function pressTwice(button: HTMLElement | SVGElement) {
  const press = () =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  press()
  // Far more microtasks than a press takes before its call is sent.
  // oxlint-disable-next-line no-await-in-loop
  for (let step = 0; step < 500; step += 1) await Promise.resolve()
  if (button.isConnected) press()
}
