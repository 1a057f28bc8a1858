import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { contactWays, internationalPhone, readablePhone } from '../../src/features/pages/contact/contactWays.ts'
import { qrPath } from '../../src/features/pages/qrPath.ts'

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

  test('CONTACT-01 CONTACT-05: call, message and email, to the support contacts', () => {
    const ways = contactWays({ phone: '09171234567', email: 'help@suki.example' })
    expect(ways.map(({ label, value, href }) => [label, value, href])).toEqual([
      ['Call', '0917 123 4567', 'tel:+639171234567'],
      ['Message', '0917 123 4567', 'sms:+639171234567'],
      ['Email', 'help@suki.example', 'mailto:help@suki.example'],
    ])
  })

  test('a QR code is a square of modules with a quiet zone', () => {
    const { path, edge } = qrPath('tel:+639171234567')
    const squares = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(squares.length).toBeGreaterThan(100)
    expect(Math.min(...squares.flat())).toBe(4)
    expect(Math.max(...squares.flat())).toBe(edge - 5)
    expect(qrPath('mailto:help@suki.example').path).not.toBe(path)
  })

  test.each(['tel:+639170000000', 'sms:+639170000000', 'mailto:support@suki.example'])(
    'a phone’s camera reads %s from its QR code, CONTACT-02',
    (text) => {
      const { path, edge } = qrPath(text)
      /** Pixels of a module's side. */
      const side = 4
      const width = edge * side
      const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
      for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
        for (let row = 0; row < side; row += 1) {
          const start = ((Number(y) * side + row) * width + Number(x) * side) * 4
          for (let n = 0; n < side; n += 1) pixels.fill(0, start + n * 4, start + n * 4 + 3)
        }
      expect(jsQR(pixels, width, width)?.data).toBe(text)
    },
  )
})
