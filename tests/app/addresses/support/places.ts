import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { dialogNamed, partNamed, press } from '../../support/user.ts'

export type Part = ReturnType<typeof within>

/** The options of the open list, as it shows them. */
export const placeOptions = () =>
  [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].filter((option) =>
    option.checkVisibility(),
  )

/** What one of the form's lists shows: the choice or the placeholder. */
export const shownPlace = (dialog: Part, label: string) =>
  dialog.getByLabelText(label).closest('.ant-select')?.querySelector('.ant-select-content')
    ?.textContent

/** Opens one of the form's lists, and filters it by a text. */
export async function searchPlace(dialog: Part, label: string, text = '') {
  const field = dialog.getByLabelText(label)
  await waitFor(() => expect(field).toBeEnabled())
  // The list before it closes slowly.
  await expect.poll(placeOptions).toEqual([])
  await userEvent.click(field)
  await expect.poll(placeOptions).not.toEqual([])
  if (text) await userEvent.paste(text)
}

export async function choosePlace(dialog: Part, label: string, place: string) {
  await searchPlace(dialog, label, place)
  await waitFor(() => expect(placeOptions()[0]?.textContent).toContain(place))
  await userEvent.click(placeOptions()[0]!)
  await waitFor(() => expect(shownPlace(dialog, label)).toContain(place))
}

export const addressSection = () => partNamed('Shipping Address')

export async function cardOf(section: Part, street: string) {
  const cards = () => section.queryAllByRole('listitem')
  const card = () => cards().find(({ textContent }: HTMLElement) => textContent.includes(street))
  await expect.poll(card).toBeDefined()
  return within(card())
}

/** Opens the form of a new address. */
export async function openForm(section: Part) {
  await press('Add Address', section)
  const dialog = await dialogNamed('Add Address')
  await dialog.findByRole('combobox', { name: 'Region' })
  await unfoldCoordinates(dialog)
  return dialog
}

export const unfoldCoordinates = async (dialog: Part) => press('Enter coordinates', dialog)

export async function fillPasig(dialog: Part) {
  await choosePlace(dialog, 'Region', 'National Capital')
  await choosePlace(dialog, 'City or municipality', 'Pasig')
  await choosePlace(dialog, 'Barangay', 'Kapitolyo')
  await fillFields(dialog, {
    'ZIP code': '1603',
    Street: '7 West Capitol Drive',
    Latitude: '14.5701',
    Longitude: '121.0578',
  })
}

/** Fills in a form's fields of one line, by their labels. */
export async function fillFields(dialog: Part, values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    const field = dialog.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.paste(text)
  }
}
