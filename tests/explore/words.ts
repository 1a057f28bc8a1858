import type { Model } from './model.ts'

/** A field that somebody touched has what they typed; one that nobody touched has the newest value. */
export function* fields({ screen, typedHere, newest }: Model) {
  for (const [label, value] of Object.entries(newest)) {
    const shown = screen.inputs[label] ?? value
    if (!typedHere.has(label) && shown !== value)
      yield `${label} says '${shown}' in place of '${value}'`
  }
  for (const [label, typed] of typedHere) {
    const shown = screen.inputs[label] ?? typed
    if (label === 'Address' ? !shown.includes(typed) : shown !== typed)
      yield `${label} says '${shown}' after '${typed}' was entered`
  }
}

/** Sentences of which a screen says one at most. */
const contradictions = [
  [
    /The payment window is closed|payment window is not open/,
    /Can’t see the payment window|newly opened window/,
  ],
  [/Order Accepted!/, /Waiting for GCash Payment|nothing was charged|Payment (failed|expired)/],
  [/Your cart is empty/, /Merchandise Total/],
  [/successfully|Success/, /Failed to|could not be|not (saved|sent|placed)/],
  [/Closed now/, /Open now/],
] as const

export function* contradicts({ screen }: Model) {
  const { text, asks, toasts } = screen
  for (const [one, other] of contradictions)
    for (const said of [`${text} ${asks}`, toasts.join(' ')]) {
      const [a, b] = [one.exec(said)?.[0], other.exec(said)?.[0]]
      if (a !== undefined && b !== undefined) yield `says both '${a}' and '${b}'`
    }
}
