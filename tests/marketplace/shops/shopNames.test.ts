import { describe, expect, test } from 'vitest'
import { shopId } from '#fixtures/named.ts'
import { isOpen } from '#fixtures/openingHours.ts'
import { freeEmail, freeHandle, freeName, freePhone } from '#mocks/rules/shopNames.ts'
import { openMarket } from '../support/market.ts'

const { world } = openMarket({ products: 80 })
const nena = world.tables.shops.get(shopId('nena'))
if (!nena) throw new Error('Aling Nena has no shop')

describe('the name of a new shop (OPEN-07)', () => {
  test('is unique, ignoring case and spaces, except for the shop itself', () => {
    expect(freeName(world, ` ${nena.shop_name.toUpperCase()} `)).toBe(false)
    expect(freeName(world, nena.shop_name, nena._id)).toBe(true)
    expect(freeName(world, 'Bagong Tindahan')).toBe(true)
    expect(freeName(world, '   ')).toBe(false)
  })

  test.each([
    ['ab', false],
    ['abc', true],
    ['a'.repeat(30), true],
    ['a'.repeat(31), false],
    ['Aling-Nena', false],
    ['aling nena', false],
    ['aling.nena_2-go', true],
    ['ñena', false],
    ['a/b', false],
    ['', false],
  ])('handle %s: %s, SHOP-01', (handle, free) => expect(freeHandle(world, handle)).toBe(free))

  test('a handle in use is available only to its own shop', () => {
    expect(freeHandle(world, nena.shop_handle)).toBe(false)
    expect(freeHandle(world, nena.shop_handle, nena._id)).toBe(true)
  })

  test('e-mail and phone must be well-formed and unique', () => {
    expect(freeEmail(world, nena.business_email.toUpperCase())).toBe(false)
    expect(freeEmail(world, 'bago@tindahan.ph')).toBe(true)
    expect(freeEmail(world, 'bago')).toBe(false)
    expect(freePhone(world, nena.business_contact_number)).toBe(false)
    expect(freePhone(world, nena.business_contact_number, nena._id)).toBe(true)
    expect(freePhone(world, '0917000111')).toBe(false)
  })
})

describe('open or closed (CONST-04 OPEN-64)', () => {
  const at = (time: string) => Date.parse(`2026-07-20T${time}:00+08:00`)
  test.each([
    ['07:59', false],
    ['08:00', true],
    ['16:59', true],
    ['17:00', false],
  ])('from eight to five, at %s: %s', (time, open) =>
    expect(isOpen({ from: '08:00', to: '17:00' }, at(time))).toBe(open),
  )
  test.each([
    ['21:59', false],
    ['22:00', true],
    ['02:00', true],
    ['06:00', false],
  ])('over midnight, at %s: %s', (time, open) =>
    expect(isOpen({ from: '22:00', to: '06:00' }, at(time))).toBe(open),
  )
})
