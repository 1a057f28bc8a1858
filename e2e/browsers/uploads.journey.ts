import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { orderIds } from '../support/records.ts'
import { everywhere } from './everywhere.ts'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suki-uploads-'))
  for (const name of ['a.png', 'b.png']) writeFileSync(join(folder, name), pixel)
})
afterAll(() => rmSync(folder, { recursive: true }))

everywhere('FILE-02 FILE-03 a rating with two pictures', [], async (page) => {
  await page.visit(`/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`, 'as:liza,freeze')
  await page.role('button', 'Rate').press()
  const dialog = page.role('dialog', /^Rate product/)
  await dialog
    .role('region', /Bangus/)
    .role('radio', /^5 star/)
    .press()
  await dialog.label(/^Add Files/).choose([join(folder, 'a.png'), join(folder, 'b.png')])
  await dialog.text(/^Add Files \(2\/4\)/).shown()
  await dialog.role('button', 'Submit rating').press()
  await page.toast('Product(s) Rated')
})
