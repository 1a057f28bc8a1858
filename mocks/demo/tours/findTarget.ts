import type { Role, Target } from '#fixtures/tours/tour.ts'
import { createDialogStack } from '../console/dialogs.ts'

const NAMED_BY_CONTENT =
  'button, a[href], h1, h2, h3, h4, h5, h6, [role=button], [role=link], [role=heading], [role=option], [role=tab]'

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Reads text as assistive technology does: without what is hidden, with the names of parts. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return ''
  if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
  const label =
    node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null)
  return label ?? Array.from(node.childNodes, textOf).join('')
}

function labelledBy(element: Element): string | null {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? []
  const tree = element.getRootNode() as Document | ShadowRoot
  // A hidden element may name others.
  const texts = ids.flatMap((id) => tree.getElementById(id)?.textContent ?? [])
  return texts.length > 0 ? texts.join(' ') : null
}

function labelOf(element: Element): string | null {
  if (element instanceof HTMLFieldSetElement)
    return element.querySelector(':scope > legend')?.textContent ?? null
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.labels && element.labels.length > 0
    ? Array.from(element.labels, textOf).join(' ')
    : null
}

/** Knows what this app uses. Empty when there is no name. */
function accessibleName(element: Element): string {
  const given = labelledBy(element) ?? element.getAttribute('aria-label') ?? labelOf(element)
  return squeezed(
    given ??
      (element.matches(NAMED_BY_CONTENT) ? Array.from(element.childNodes, textOf).join('') : ''),
  )
}

/** Elements with the role unless they are given another. */
const elements: Record<Role, string[]> = {
  article: ['article'],
  button: ['button'],
  checkbox: ['input[type=checkbox]'],
  combobox: [],
  dialog: ['dialog'],
  group: ['fieldset'],
  heading: ['h1', 'h2', 'h3', 'h4'],
  link: ['a[href]'],
  list: ['ul', 'ol'],
  listitem: ['li'],
  navigation: ['nav'],
  radio: ['input[type=radio]'],
  radiogroup: [],
  region: ['section'],
  searchbox: ['input[type=search]'],
  spinbutton: [],
  status: ['output'],
  tab: [],
  tabpanel: [],
  textbox: [
    'input:not([type])',
    ...['text', 'email', 'tel', 'url'].map((type) => `input[type=${type}]`),
    'textarea',
  ],
}

const selectorOf = (role: Role) =>
  [...elements[role].map((element) => `${element}:not([role])`), `[role=${role}]`].join(', ')

/** A radio button or checkbox may be hidden in its label, and a link or button fill a card. */
export function outlineOf(element: Element): Element {
  const isChoice =
    element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')
  const isStretched =
    element instanceof HTMLElement &&
    getComputedStyle(element).position === 'static' &&
    getComputedStyle(element, '::after').inset === '0px'
  return (isChoice && element.closest('label')) || (isStretched && element.offsetParent) || element
}

/** In the window, px. */
export const boxOf = (element: Element): DOMRect => outlineOf(element).getBoundingClientRect()

/** It is neither hidden nor behind a dialog or sheet. */
function isReachable(element: Element): boolean {
  const outline = outlineOf(element)
  const { width, height } = outline.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    outline.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[inert]') === null
  )
}

const isNamed = (element: Element, name: Target['name']) =>
  name === undefined ||
  (typeof name === 'string' ? accessibleName(element) === name : name.test(accessibleName(element)))

function* all({ role, name, hasText, within }: Target, scope: ParentNode): Generator<Element> {
  const parent = within ? firstShown(within, scope) : scope
  for (const element of parent?.querySelectorAll(selectorOf(role)) ?? [])
    if (
      isNamed(element, name) &&
      (hasText === undefined || squeezed(element.textContent).includes(hasText))
    )
      yield element
  // The target may be the dialog that is the scope itself.
  if (
    !within &&
    scope instanceof Element &&
    scope.matches(selectorOf(role)) &&
    isNamed(scope, name)
  )
    yield scope
}

function firstShown(target: Target, scope: ParentNode): HTMLElement | null {
  for (const element of all(target, scope))
    if (element instanceof HTMLElement && isReachable(element)) return element
  return null
}

const openDialogs = createDialogStack()
export const topDialog = (): Element | null => openDialogs().at(-1) ?? null

/** The console is a shadow tree that follows the dialogs. */
const consoleTree = () => document.querySelector('suki-simulator')?.shadowRoot ?? null

export const consoleToggle = () => consoleTree()?.querySelector<HTMLElement>('.toggle') ?? null

/** A touch of the app may have folded it. Returns whether it is there. */
export function openConsole(): boolean {
  const toggle = consoleToggle()
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
  return toggle !== null
}

/** The first that the user can see and reach. */
export function findTarget(target: Target): HTMLElement | null {
  const scope = target.console ? consoleTree() : (topDialog() ?? document)
  return scope && firstShown(target, scope)
}
