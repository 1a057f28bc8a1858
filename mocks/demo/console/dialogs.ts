/**
 * Returns a function that lists the open modal dialogs, the topmost last. Call it after every
 * change: it learns their order from the calls.
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
 * Moves the element to the top layer, where it is positioned by the viewport, even within a dialog
 * that moves.
 */
function raise(host: HTMLElement): void {
  if (!('showPopover' in host)) return
  host.popover = 'manual'
  if (host.matches(':popover-open')) host.hidePopover()
  host.showPopover()
}

type Movable = Element & { moveBefore?: (node: Node, before: Node | null) => void }

function moveInto(parent: Movable, host: HTMLElement): void {
  // Where the browser supports `moveBefore`, focus and scroll positions stay.
  if (parent.moveBefore && host.isConnected) parent.moveBefore(host, null)
  else parent.append(host)
  raise(host)
}

/** Whether the console has a place beside the page and its dialogs, as in `window.css`. */
export const isBeside = (): boolean => globalThis.matchMedia('(width >= 75rem)').matches

/**
 * Keeps an element in the topmost modal dialog, or in the page's body without one: everything
 * outside of a modal dialog is inert. On a small screen a dialog lies over it, as over the page.
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
