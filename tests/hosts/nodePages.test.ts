import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { type RunningHost, startHost } from '#mocks/hosts/node/run.ts'
import events from '#openapi/generated/asyncapi.json' with { type: 'json' }
import control from '#openapi/generated/control.json' with { type: 'json' }
import contract from '#openapi/generated/openapi.json' with { type: 'json' }

let host: RunningHost
beforeAll(async () => {
  host = await startHost(readArgs(['--port', '0', '--products', '50', '--control']), () => {})
})
afterAll(() => host.stop())

const get = (path: string) => fetch(host.url + path)

test('the host says that it is up, and serves its contracts', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', worlds: 1 })
  expect(await (await get('/openapi.json')).json()).toEqual(contract)
  expect(await (await get('/asyncapi.json')).json()).toEqual(events)
  expect(await (await get('/control.json')).json()).toEqual(control)
})

test.each(['/', '/w/phone/'])(
  '%s shows the worlds, and leads to the contract and its reference',
  async (path) => {
    await get('/w/phone/api/products?limit=1')
    const page = await get(path)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect([...html.matchAll(/<tr><td>([^<]+)/g)].map(([, name]) => name)).toEqual([
      'default',
      'phone',
    ])
    const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address = '']) => address)
    expect(files).toHaveLength(5)
    for (const file of files) expect((await get(file)).status, file).toBe(200)
  },
)

test('the reference of each contract is a page without inline code, which its policy refuses', async () => {
  for (const name of ['contract', 'contract-locations', 'contract-directions']) {
    const page = await get(`/${name}.html`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=/)
    const [, script] = /src="([^"]+)"/.exec(html) ?? []
    expect(await (await get(`/${script}`)).text()).not.toContain('cdn.redoc.ly')
    expect((await get(`/${name}.css`)).status).toBe(200)
  }
})
