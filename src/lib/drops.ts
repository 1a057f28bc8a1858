const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('textarea, input:not([type=file]), [contenteditable]') !== null

/** Refuses what no part of the page has taken, but a text over a field. */
function onDrag(event: DragEvent): void {
  const { target, dataTransfer } = event
  if (event.defaultPrevented || !dataTransfer) return
  if (isTextField(target) && !dataTransfer.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/**
 * Keeps the browser from opening a dropped file or link instead of the app. @returns stops this
 */
export function refuseDrops(): () => void {
  // It comes last, after the parts that take files.
  const ends = new AbortController()
  for (const name of ['dragover', 'drop'] as const) globalThis.addEventListener(name, onDrag, ends)
  return () => ends.abort()
}
