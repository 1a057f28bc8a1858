import type { Locator, Page } from '@playwright/test'

type Options = Parameters<Page['getByRole']>[1]

const roleOf =
  (role: Parameters<Page['getByRole']>[0], fixed?: Options) =>
  (within: Page | Locator, name?: string | RegExp, options?: Options): Locator =>
    within.getByRole(role, { ...fixed, ...options, name })

/** Finds in a page, or in a part of it, by role and accessible name: `by.button(page, 'Send')`. */
export const by = {
  alert: roleOf('alert'),
  alertdialog: roleOf('alertdialog'),
  article: roleOf('article'),
  banner: roleOf('banner'),
  button: roleOf('button'),
  checkbox: roleOf('checkbox'),
  combobox: roleOf('combobox'),
  complementary: roleOf('complementary'),
  dialog: roleOf('dialog'),
  group: roleOf('group'),
  h1: roleOf('heading', { level: 1 }),
  heading: roleOf('heading'),
  img: roleOf('img'),
  link: roleOf('link'),
  list: roleOf('list'),
  listbox: roleOf('listbox'),
  listitem: roleOf('listitem'),
  main: roleOf('main'),
  menuitem: roleOf('menuitem'),
  navigation: roleOf('navigation'),
  option: roleOf('option'),
  radio: roleOf('radio'),
  radiogroup: roleOf('radiogroup'),
  region: roleOf('region'),
  searchbox: roleOf('searchbox'),
  spinbutton: roleOf('spinbutton'),
  status: roleOf('status'),
  switch: roleOf('switch'),
  tab: roleOf('tab'),
  tabpanel: roleOf('tabpanel'),
  term: roleOf('term'),
  textbox: roleOf('textbox'),
}
