import type { Env } from '#lib/env.ts'

export type DeviceHint = Pick<Navigator, 'userAgent'>

export interface StoreLink {
  name: 'App Store' | 'Play Store'
  url: string | undefined
}

/** A recent iPad says that it is a Mac. */
export const isAppleDevice = ({ userAgent }: DeviceHint): boolean =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent)

/** Finds the device's store; its `url` is undefined where the app isn't in it. */
export const storeFor = (
  device: DeviceHint,
  { appStoreUrl, playStoreUrl }: Pick<Env, 'appStoreUrl' | 'playStoreUrl'>,
): StoreLink =>
  isAppleDevice(device)
    ? { name: 'App Store', url: appStoreUrl }
    : { name: 'Play Store', url: playStoreUrl }
