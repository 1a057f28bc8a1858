/** Names in user agents of browsers inside of other apps, such as Messenger. */
const NAMES = /\b(?:FBAN|FBAV|Instagram|Line|TikTok|musical_ly|Viber)\b|; wv\)/

/**
 * Whether this seems to be a browser inside of another app, which shows no notifications and may
 * open no window. Some don't say what they are.
 */
export const inApp = (): boolean => NAMES.test(navigator.userAgent)
