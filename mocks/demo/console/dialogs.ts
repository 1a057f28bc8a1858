/**
 * Lists the open modal dialogs, the topmost last. To be called after every change, from which it
 * learns their order.
 */
export function createDialogStack(): () => readonly Element[] {
  let open: readonly Element[] = []
  return () => {
    const modal = [...document.querySelectorAll('dialog:modal')]
    open = [
      ...open.filter((dialog) => modal.includes(dialog)),
      ...modal.filter((dialog) => !open.includes(dialog)),
    ]
    return open
  }
}

/**
 * Moves an element into the top layer, where the viewport positions it, even within a dialog that
 * moves.
 */
function raise(host: HTMLElement): void {
  if (!('showPopover' in host)) return
  host.popover = 'manual'
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void }

function moveInto(parent: Movable, host: HTMLElement): void {
  // With `moveBefore` focus and scroll positions stay.
  if (parent.moveBefore && host.isConnected) parent.moveBefore(host, null)
  else parent.append(host)
  raise(host)
}

/** Must agree with `window.css`. */
export const isBeside = (): boolean => globalThis.matchMedia('(width >= 75rem)').matches

/**
 * Keeps an element in the topmost modal dialog, outside of which everything is inert, or in the
 * body. On a small screen a dialog lies over it.
 * @returns a function that ends this
 */
export function followDialogs(host: HTMLElement): () => void {
  const stack = createDialogStack()
  const follow = () => {
    const parent = (isBeside() && stack().at(-1)) || document.body
    if (host.parentNode !== parent) moveInto(parent, host)
  }
  const observer = new MutationObserver(follow)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  raise(host)
  return () => observer.disconnect()
}
