import type { Locator, Page } from '@playwright/test'

type Options = Parameters<Page['getByRole']>[1]

const roleOf =
  (role: Parameters<Page['getByRole']>[0], fixed?: Options) =>
  (within: Page | Locator, name?: string | RegExp, options?: Options): Locator =>
    within.getByRole(role, { ...fixed, ...options, name })

const roles = [
  'alert',
  'alertdialog',
  'article',
  'banner',
  'button',
  'checkbox',
  'combobox',
  'complementary',
  'dialog',
  'group',
  'heading',
  'img',
  'link',
  'list',
  'listbox',
  'listitem',
  'main',
  'menuitem',
  'navigation',
  'option',
  'radio',
  'radiogroup',
  'region',
  'searchbox',
  'spinbutton',
  'status',
  'switch',
  'tab',
  'tabpanel',
  'term',
  'textbox',
] as const

/** Finds in a page, or in a part of it, by role and accessible name: `by.button(page, 'Send')`. */
export const by = {
  ...(Object.fromEntries(roles.map((role) => [role, roleOf(role)])) as Record<
    (typeof roles)[number],
    ReturnType<typeof roleOf>
  >),
  h1: roleOf('heading', { level: 1 }),
}
