import type { Model } from './model.ts'

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

/** A screen says one of each at most. */
const contradictions = [
  [
    /The payment window is closed|payment window is not open/,
    /Can’t see the payment window|newly opened window/,
  ],
  [
    /Order Accepted!|[Pp]ayment (was )?successful/,
    /Waiting for GCash Payment|not arrived yet|[Nn]othing was charged|[Pp]ayment (has )?(failed|expired)/,
  ],
  [/Your cart is empty/, /Merchandise Total/],
  [
    /successfully|Success|Address (updated|changed)|Profile Updated/,
    /[Ff]ailed|error (has )?occurred|could not be|not (saved|sent|placed)/,
  ],
  [/Closed now|is closed/, /Open (now|until)|is open/],
] as const
/** The same of an order's card. */
const ofOrder = [[/, paid\b/, /payment (pending|failed|expired)|not paid/]] as const

export function* contradicts({ screen }: Model) {
  const { text, asks, toasts, cards } = screen
  const said = [`${text} ${asks}`, toasts.join(' ')].map((one) => [contradictions, one] as const)
  for (const [pairs, where] of [...said, ...cards.map((card) => [ofOrder, card.text] as const)])
    for (const [one, other] of pairs) {
      const [a, b] = [one.exec(where)?.[0], other.exec(where)?.[0]]
      if (a !== undefined && b !== undefined) yield `says both '${a}' and '${b}'`
    }
}
