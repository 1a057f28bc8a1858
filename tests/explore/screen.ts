import type { floatTools } from '../app/support/floatTools.ts'

/** From this width a list is beside the panel, px. */
export const WIDE = 1024

export interface Screen {
  /** Path and query. */
  address: string
  /** Whether they lead to another page of the app. */
  mayGo: { back: boolean; forward: boolean }
  title: string
  h1: string[]
  busy: string[]
  dialogs: string[]
  wide: string[]
  /** Controls of a floating part that lie under another one. */
  covered: string[]
  /** The sum of layout shifts while time passed. */
  jumped: number
  /** Whether something covers the whole page, such as a chat on a phone. */
  isCovered: boolean
  /** px. */
  width: number
  focusLost: boolean
  /** Names with their counts. */
  bar: string[]
  toasts: string[]
  lines: Line[]
  soldOut: string[]
  /** Of a checkout. */
  items: { name: string; quantity: number; shop: string; delivery: 'PICKUP' | 'DELIVERY' }[]
  /** By label; of a checkout's form also `Address` and `Payment`. */
  inputs: Record<string, string>
  /** By label. */
  sums: Record<string, string>
  /** Those that can be pressed. */
  buttons: string[]
  pressed: string[]
  /** Ids. */
  products: string[]
  /** By the shop's name. */
  fields: { name: string; value: string }[]
  /** The buyer's messages that have a menu. */
  mine: string[]
  /** Orders. */
  cards: { status: string; text: string }[]
  text: string
  asks: string
}

interface Line {
  name: string
  quantity: string
  /** Null without a checkbox. */
  ticked: boolean | null
  total: string
}

/** As in the order's id. */
export const numberIn = (card: string): string => /#(\w{6})/.exec(card)?.[1]?.toLowerCase() ?? '-'

export const queryIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('query')

/** Runs in each page before its scripts. */
export function countChanges(): void {
  const counter = globalThis as typeof globalThis & { changes?: number; jumped?: number }
  counter.changes = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) counter.jumped = (counter.jumped ?? 0) + entry.value
  }).observe({ type: 'layout-shift' })
  new MutationObserver(() => (counter.changes = (counter.changes ?? 0) + 1)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

/** Stays the same while nothing changes. Runs in the page. */
export const pageState = (): string =>
  `${(globalThis as typeof globalThis & { changes?: number }).changes} ${document.querySelectorAll('main [aria-busy=true], dialog [aria-busy=true]').length}`

/** Runs in the page; what scrolls away doesn't count. */
export const coveredControls = ({
  floatAround,
  floatOver,
  nameOf,
  targetsOf,
  topDialog,
}: ReturnType<typeof floatTools>): string[] => {
  /** Whether a sticky box is in its place on the page. */
  const scrolls = (box: Element) => {
    const { position, top, bottom } = getComputedStyle(box)
    const rect = box.getBoundingClientRect()
    const gaps = [
      rect.top - Number.parseFloat(top),
      innerHeight - rect.bottom - Number.parseFloat(bottom),
    ]
    return position === 'sticky' && !gaps.some((gap) => Math.abs(gap) <= 1)
  }
  if (document.documentElement.style.fontSize !== '') return []
  return targetsOf(topDialog() ?? document).flatMap((target) => {
    const around = floatAround(target)
    const float = around && !scrolls(around) && floatOver(target)
    return float && !float.closest('[aria-label=Messages]')
      ? [`${nameOf(target)} under ${nameOf(float)}`]
      : []
  })
}

/** Runs in the page. */
export function readScreen(): Omit<Screen, 'covered'> {
  const all = <E extends HTMLElement>(selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textOf(element)
  const main = document.querySelector('main')
  /** The smallest element that also has the link to the product. */
  const rowOf = (field: HTMLElement): HTMLElement | null => {
    let row: HTMLElement | null = field
    while (row && !row.querySelector('a[href*="/products/"]')) row = row.parentElement
    return row
  }
  const lines = main
    ? all<HTMLInputElement>('[aria-label^="Quantity of "]', main)
        .filter((field) => field.getAttribute('role') !== 'group' && 'value' in field)
        .map((field) => {
          const name = nameOf(field).replace('Quantity of ', '')
          const row = rowOf(field)
          const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]')
          return {
            name,
            quantity: field.value,
            ticked: box ? box.checked : null,
            total: /Total\s*(₱[\d,.]+?\.\d\d)/.exec(textOf(row))?.[1] ?? '',
          }
        })
    : []
  const sums: Record<string, string> = {}
  for (const term of all('aside dt, main > * dt, article dt'))
    sums[textOf(term)] ??= textOf(
      term.parentElement?.querySelector('dd') ?? term.nextElementSibling,
    )
  const wide =
    document.documentElement.scrollWidth > innerWidth
      ? all('body *')
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .slice(0, 3)
          .map((element) => `${element.localName} '${nameOf(element).slice(0, 30)}'`)
      : []
  const inputs: Record<string, string> = {}
  for (const field of all<HTMLInputElement>(
    ':is(main, dialog[open]) :is(input:not([type=radio], [type=checkbox]), textarea)',
  )) {
    const label = [...(field.labels ?? [])].map(textOf).join(' ').replace(' (optional)', '')
    if (label !== '') inputs[label] = field.value
  }
  const payment = document.querySelector<HTMLInputElement>('#checkout-payment input:checked')
  if (payment) {
    inputs.Payment = payment.value
    inputs.Address = all('#checkout-address p:not([role=radiogroup] p)').map(textOf).join(' ')
  }
  const entries = navigation.entries()
  const current = navigation.currentEntry ?? { index: 0, url: '' }
  return {
    address: location.pathname + location.search,
    mayGo: {
      back: entries.some(({ index, url }) => index < current.index && url !== current.url),
      forward: entries.some(({ index, url }) => index > current.index && url !== current.url),
    },
    title: document.title,
    h1: [...document.querySelectorAll('h1')].map(textOf),
    busy: [
      ...all('main [aria-busy=true], dialog [aria-busy=true]').map((one) =>
        nameOf(one).slice(0, 40),
      ),
      ...all('[role=progressbar], [role=status]')
        .map(textOf)
        .filter((text) => text.startsWith('Loading')),
    ],
    dialogs: all<HTMLDialogElement>('dialog[open]').map(
      (dialog) =>
        dialog.getAttribute('aria-label') ??
        textOf(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')),
    ),
    wide,
    // Letters of 150 % move 2.25 times as much.
    jumped:
      ((globalThis as typeof globalThis & { jumped?: number }).jumped ?? 0) /
      (document.documentElement.style.fontSize === '' ? 1 : 2.25),
    isCovered: main?.closest('[inert]') !== null,
    width: innerWidth,
    focusLost: document.activeElement === document.body,
    bar: all('header a, header button, nav[aria-label=Main] a').map((one) =>
      nameOf(one).replace(/^\d+\+?/, ''),
    ),
    toasts: all('[aria-label=Messages] [data-tone]').map(textOf),
    lines,
    soldOut: all('section[aria-labelledby=unavailable] a[href*="/products/"]').map(textOf),
    items: all('main section[aria-labelledby=items] section[aria-label]').flatMap((shop) =>
      all('p', shop)
        .filter((one) => /^\d+ × ₱/.test(textOf(one)))
        .map((one) => ({
          name: textOf(one.parentElement?.previousElementSibling),
          quantity: Number.parseInt(textOf(one)),
          shop: nameOf(shop),
          delivery: textOf(shop).includes('Free pickup at')
            ? ('PICKUP' as const)
            : ('DELIVERY' as const),
        })),
    ),
    inputs,
    sums,
    buttons: main ? all('button:enabled', main).map(nameOf) : [],
    pressed: all('main [aria-pressed=true]').map(nameOf),
    products: all<HTMLAnchorElement>('main article :is(h2, h3) a[href*="/products/"]').map(
      (link) => link.pathname.split('/').at(-1) ?? '',
    ),
    fields: all<HTMLTextAreaElement>('textarea[aria-label^="Message to "]').map((field) => ({
      name: nameOf(field).replace('Message to ', ''),
      value: field.value,
    })),
    mine: all('[aria-label^="Actions for your message: "]').map((one) =>
      nameOf(one).replace('Actions for your message: ', ''),
    ),
    cards: main
      ? all('article', main).map((card) => ({
          // A card may also name the steps to come.
          status: textOf(all('[aria-label="Status"]', card)[0] ?? card),
          text: `${nameOf(card)} ${textOf(card)}`,
        }))
      : [],
    text: textOf(main),
    asks: all('dialog[open]').map(textOf).join(' '),
  }
}
