import { screen } from '@testing-library/react'
import { namedBuyers, orderIds, type OrderKey, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { addressSection, cardOf, openForm } from '../../addresses/support/places.ts'
import { partNamed, press } from '../../support/user.ts'

interface TypedForm {
  what: string
  at: string
  as: 'liza' | 'mia' | 'visitor'
  /** What it asks before typed text is lost. */
  question: string
  open?: () => Promise<unknown>
  /** A choice without which there is no field. */
  choose?: () => Promise<unknown>
  field: () => Promise<HTMLElement>
  /** Closes a dialog that keeps the text. */
  close?: () => Promise<unknown>
}

const labelled = (label: string | RegExp) => () => screen.findByLabelText(label)
const delivery = () => partNamed('Delivery')

const orderPath = (key: OrderKey) => `/profile/liza-manalo/orders?transaction_id=${orderIds[key]}`
export const profile = { at: '/profile/mia-villanueva', as: 'mia' } as const
export const mango = { at: `/products/${namedProducts.mango.id}`, as: 'liza' } as const
const list = { at: `/order/schedule/${scheduleIds.weeklyGroceries}`, as: 'liza' } as const

export const report: TypedForm = {
  ...mango,
  what: 'a report',
  question: 'Discard this report?',
  open: async () => {
    await press('More about this product')
    await press('Flag or report this product')
  },
  field: labelled(/^What is wrong\?/),
}

export const cancellation: TypedForm = {
  what: 'the reason of a cancellation',
  at: orderPath('lizaPending'),
  as: 'liza',
  question: 'Discard your reason?',
  open: () => press('Cancel'),
  choose: () => press('Others', screen, 'radio'),
  field: labelled('Your reason'),
}

export const refund: TypedForm = {
  what: 'a request for a refund',
  at: orderPath('lizaUnrated'),
  as: 'liza',
  question: 'Discard this request?',
  open: async () => {
    await press(/^More for the order/)
    await press('Request Refund', screen, 'menuitem')
  },
  field: labelled('What is wrong with the order?'),
}

export const rating: TypedForm = {
  what: 'a rating',
  at: orderPath('lizaPartlyRated'),
  as: 'liza',
  question: 'Discard your rating?',
  open: () => press('Rate'),
  choose: async () => press(/^4 star/, await delivery(), 'radio'),
  field: async () => (await delivery()).findByRole('textbox'),
  close: () => press('Later'),
}

export const newAddress: TypedForm = {
  ...profile,
  what: 'a new address',
  question: 'Discard this address?',
  field: async () => (await openForm(await addressSection())).getByLabelText('Street'),
}

export const changedAddress: TypedForm = {
  ...profile,
  what: 'a changed address',
  question: 'Discard this address?',
  open: async () => press(/^Edit/, await cardOf(await addressSection(), 'Scout Ybardolaza')),
  field: labelled('Street'),
}

export const password: TypedForm = {
  ...profile,
  what: 'a password',
  question: 'Discard this password?',
  open: () => press('Change Password'),
  field: labelled('Current password'),
}

export const name: TypedForm = {
  ...profile,
  what: 'a name in the profile',
  question: 'Discard your changes?',
  field: labelled('First name'),
}

export const renamedList: TypedForm = {
  ...list,
  what: 'the name of a list',
  question: 'Discard changes?',
  open: async () => {
    await press('Edit Weekly groceries')
    await press('Rename List', screen, 'menuitem')
  },
  field: labelled('List name'),
}

export const newList: TypedForm = {
  ...list,
  what: 'a new list',
  question: 'Discard this list?',
  open: () => press('New list'),
  field: labelled('List name'),
}

export const signup: TypedForm = {
  what: 'a signup',
  at: '/contact?signup=true',
  as: 'visitor',
  question: 'Stop signing up?',
  field: labelled('Email'),
}

export const reset: TypedForm = {
  what: 'a new password after a reset',
  at: `/reset-password?step=2&email=${namedBuyers.mia.email}&token=made-up`,
  as: 'visitor',
  question: 'Discard this password?',
  field: labelled('New password'),
}
