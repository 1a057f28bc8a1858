import { describe, expect, test } from 'vitest'
import { contactMethods, internationalPhone, readablePhone } from '#domain/contactMethods.ts'

describe('contact', () => {
  test.each([
    ['09171234567', '+639171234567'],
    ['+63 917 123 4567', '+639171234567'],
    ['63-917-123-4567', '+639171234567'],
    ['(02) 8123 4567', '+63281234567'],
    ['+1 415 555 0100', '+14155550100'],
  ])('%s is linked as %s', (phone, international) => {
    expect(internationalPhone(phone)).toBe(international)
  })

  test('a mobile number is shown in groups, any other number unchanged', () => {
    expect(['09171234567', '+639171234567', '(02) 8123 4567'].map(readablePhone)).toEqual([
      '0917 123 4567',
      '0917 123 4567',
      '(02) 8123 4567',
    ])
  })

  test('call, message and email, to the support contacts, CONTACT-01 CONTACT-05', () => {
    const methods = contactMethods({ phone: '09171234567', email: 'help@suki.example' })
    expect(methods.map(({ label, value, href }) => [label, value, href])).toEqual([
      ['Call', '0917 123 4567', 'tel:+639171234567'],
      ['Message', '0917 123 4567', 'sms:+639171234567'],
      ['Email', 'help@suki.example', 'mailto:help@suki.example'],
    ])
  })
})
