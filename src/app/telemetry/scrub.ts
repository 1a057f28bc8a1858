/** Longest message that is sent, characters. */
const LONGEST = 200
/** Most places of a stack that are sent, the innermost first. */
const DEEPEST = 10

/** A name in the code, which browsers put in quotes too. */
const isCode = (text: string) => /^[A-Za-z_$][\w$]*([.[][\w$\]]+)*$/.test(text)
const QUOTED = /(^|\W)(["'`])(.*?)\2/g

/** A text in quotes is the user's or the server's, but for the name of a property. */
const withoutQuoted = (text: string) =>
  text.replaceAll(QUOTED, (_all, before: string, mark: string, inner: string, at: number) => {
    const lead = (text.slice(0, at) + before).trimEnd()
    return `${before}${mark}${/\b(reading|setting|property|evaluating|method)\s*\(?$/.test(lead) && isCode(inner) ? inner : '…'}${mark}`
  })

/**
 * An error's message without what may be personal: addresses, e-mails, texts in quotes, paths, ids, tokens and long numbers. Browsers quote
 * a piece of what is no JSON, with its own quotes: nothing of it stays.
 */
export function scrub(message: string): string {
  if (/\bJSON\b/i.test(message)) return 'not valid JSON'
  return withoutQuoted(
    message
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\b[a-z][a-z+.-]*:\/\/[^\s"'<>]+/gi, '<address>')
      .replaceAll(/\b(data|blob|mailto|tel|sms):[^\s"'<>]+/gi, '<address>')
      .replaceAll(/[^\s"'@<>]+@[^\s"'@<>]+/g, '<e-mail>'),
  )
    .replaceAll(/(^|[\s("'=])\/[^\s"')]+/g, '$1<path>')
    .replaceAll(/[\w-]*\d[\w-]{11,}|[\w-]{12,}\d[\w-]*|\+?\d[\d -]{4,}\d/g, '<id>')
    .slice(0, LONGEST)
}

/** The places of a stack in the app's own files, such as `app-1a2b3c4d.js:1:2345`: neither names, nor addresses, nor code of extensions. */
export const framesOf = (stack: string): string[] =>
  [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].map(([, place = '']) => place).slice(0, DEEPEST)

/** Whether the code of a browser extension has failed, and none of the app's. */
export const isForeign = (stack: string): boolean => /-extension:\/\//.test(stack) && framesOf(stack).length === 0
