import type { floatTools } from '../app/support/floatTools.ts'

/** Width from which a list is shown beside the panel with all of them, px. */
export const WIDE = 1024

/** What a screen says, as a buyer can read it. */
export interface Screen {
  /** Path and query of the address bar. */
  address: string
  /** Whether Back and Forward lead to another page of the app. */
  mayGo: { back: boolean; forward: boolean }
  title: string
  /** The headings of level 1. */
  h1: string[]
  /** Texts of the places that still load. */
  busy: string[]
  /** Names of the open dialogs. */
  dialogs: string[]
  /** Elements that are wider than the screen. */
  wide: string[]
  /** Controls of a bar, a chat or another floating part that lie under another one. */
  covered: string[]
  /** How far the page has jumped while time passed: the sum of its layout shifts. */
  jumped: number
  /** Whether something lies over the whole page, such as a chat on a phone. */
  isCovered: boolean
  /** Width of the window, px. */
  width: number
  /** Whether no element has the focus. */
  focusLost: boolean
  /** Names of the links and buttons of the top bar, which have the counts. */
  bar: string[]
  /** Texts of the messages that are shown for a while. */
  toasts: string[]
  lines: Line[]
  /** Names of the sold-out lines of the cart. */
  soldOut: string[]
  /** The products of a checkout, and how their shops deliver. */
  items: { name: string; quantity: number; shop: string; delivery: 'PICKUP' | 'DELIVERY' }[]
  /**
   * What the fields of the page and of a dialog say, by their labels; of a checkout's form also its `Address` and
   * `Payment`.
   */
  inputs: Record<string, string>
  /** Amounts by their label, of the box with the sums. */
  sums: Record<string, string>
  /** Names of the buttons of the page that can be pressed. */
  buttons: string[]
  /** Names of those that are pressed, such as a heart. */
  pressed: string[]
  /** Ids of the products whose cards are shown. */
  products: string[]
  /** The fields for a message, by the shop's name. */
  fields: { name: string; value: string }[]
  /** Texts of the buyer's messages that have a menu. */
  mine: string[]
  /** The orders of a list, or the one of an order's page. */
  cards: { status: string; text: string }[]
  /** Text of the page. */
  text: string
  /** Texts of the dialogs. */
  asks: string
}

/** A line of the cart or of a scheduled list. */
interface Line {
  name: string
  quantity: string
  /** Null without a checkbox. */
  ticked: boolean | null
  total: string
}

/** The number of the order of a card, as in its id. */
export const numberIn = (card: string): string => /#(\w{6})/.exec(card)?.[1]?.toLowerCase() ?? '-'

/** What is searched for, by an address. */
export const queryIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('query')

/** Counts the changes of the page, and how far it jumps. Runs in each page before its scripts. */
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

/** A text that is the same for as long as nothing changes. Runs in the page. */
export const pageState = (): string =>
  `${(globalThis as typeof globalThis & { changes?: number }).changes} ${document.querySelectorAll('main [aria-busy=true], dialog [aria-busy=true]').length}`

/** What floats over controls that don't scroll away. Runs in the page. */
export const coveredControls = ({
  floatAround,
  floatOver,
  nameOf,
  targetsOf,
  topDialog,
}: ReturnType<typeof floatTools>): string[] => {
  /** Whether a sticky box is where the page has it, and scrolls away with the page. */
  const scrolls = (box: Element) => {
    const { position, top, bottom } = getComputedStyle(box)
    const rect = box.getBoundingClientRect()
    const gaps = [
      rect.top - Number.parseFloat(top),
      innerHeight - rect.bottom - Number.parseFloat(bottom),
    ]
    return position === 'sticky' && !gaps.some((gap) => Math.abs(gap) <= 1)
  }
  // A large font that is set on the page, not in the browser, leaves the layout of a wide screen.
  if (document.documentElement.style.fontSize !== '') return []
  return targetsOf(topDialog() ?? document).flatMap((target) => {
    const around = floatAround(target)
    const float = around && !scrolls(around) && floatOver(target)
    // The bar is the place of a toast.
    return float && !float.closest('[aria-label=Messages]')
      ? [`${nameOf(target)} under ${nameOf(float)}`]
      : []
  })
}

/** Reads the screen. Runs in the page. */
export function readScreen(): Omit<Screen, 'covered'> {
  const all = <E extends HTMLElement>(selector: string, root: ParentNode = document) =>
    [...root.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility())
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? textOf(element)
  const main = document.querySelector('main')
  /** The smallest element around a field that also has the link to its product. */
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
    jumped: (globalThis as typeof globalThis & { jumped?: number }).jumped ?? 0,
    isCovered: main?.closest('[inert]') !== null,
    width: innerWidth,
    focusLost: document.activeElement === document.body,
    // Without the number of the badge, which stands before the name.
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
          delivery: textOf(shop).includes('Free pickup at this shop')
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
          // A card may also name the steps that are still to come.
          status: textOf(all('[aria-label="Status"]', card)[0] ?? card),
          text: `${nameOf(card)} ${textOf(card)}`,
        }))
      : [],
    text: textOf(main),
    asks: all('dialog[open]').map(textOf).join(' '),
  }
}
