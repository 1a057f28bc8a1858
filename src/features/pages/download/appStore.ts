/** The properties that identify the device. */
export type DeviceHint = Pick<Navigator, 'userAgent'>

export interface StoreLink {
  name: 'App Store' | 'Play Store'
  url: string
}

/** iPhones, iPads and Macs; a recent iPad says that it is a Mac. */
export const isAppleDevice = ({ userAgent }: DeviceHint): boolean =>
  /iPhone|iPad|iPod|Macintosh/.test(userAgent)

/** The store that has the app for a device: Apple's for Apple devices, else the Play Store. */
export const storeFor = (
  device: DeviceHint,
  { appStoreUrl, playStoreUrl }: { appStoreUrl: string; playStoreUrl: string },
): StoreLink =>
  isAppleDevice(device)
    ? { name: 'App Store', url: appStoreUrl }
    : { name: 'Play Store', url: playStoreUrl }

/**
 * How the visitor came to the page: the router's action and entry key, and how the browser loaded
 * the document.
 */
export interface Arrival {
  action: 'POP' | 'PUSH' | 'REPLACE'
  /** 'default' on the entry at which the document was opened from outside. */
  key: string
  loadedBy: string | undefined
}

/**
 * Whether the page was reached by Back or Forward: a second redirect would make going back
 * impossible.
 */
export const hasReturned = ({ action, key, loadedBy }: Arrival): boolean =>
  action === 'POP' && (key !== 'default' || loadedBy === 'back_forward')
