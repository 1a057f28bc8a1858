import { describe, expect, test } from 'vitest'
import { storeFor } from '#domain/appStore.ts'
import { hasReturned } from '#features/download/arrival.ts'

const links = {
  appStoreUrl: 'https://apps.apple.com/ph/',
  playStoreUrl: 'https://play.google.com/store',
}
const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  Android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
}

describe('download', () => {
  test.each(['iPhone', 'iPad'] as const)('%s gets the App Store, DOWNLOAD-01', (device) => {
    expect(storeFor({ userAgent: agents[device] }, links)).toEqual({
      name: 'App Store',
      url: links.appStoreUrl,
    })
  })

  test.each(['Android', 'Windows'] as const)('%s gets the Play Store, DOWNLOAD-02', (device) => {
    expect(storeFor({ userAgent: agents[device] }, links)).toEqual({
      name: 'Play Store',
      url: links.playStoreUrl,
    })
  })

  test('a user who returns from the store is not redirected again', () => {
    expect(hasReturned({ action: 'POP', key: 'default', loadedBy: 'back_forward' })).toBe(true)
    expect(hasReturned({ action: 'POP', key: 'abc', loadedBy: 'navigate' })).toBe(true)
    expect(hasReturned({ action: 'POP', key: 'default', loadedBy: 'navigate' })).toBe(false)
    expect(hasReturned({ action: 'PUSH', key: 'abc', loadedBy: 'back_forward' })).toBe(false)
  })
})
