import { pastedText } from '#lib/visibleText.ts'
import { digitsOf } from './phone.ts'

/** Digits of a code. */
const LENGTH = 6
/** Matches '123456' and '123 456'. */
const IN_MESSAGE = [/(?<!\d)\d{6}(?!\d)/, /(?<!\d)\d{3}[\s.·\u2010-\u2015-]\d{3}(?!\d)/]

/** Finds a group of six digits in a message, else the first six. */
export function codeIn(text: string): string {
  const message = pastedText(text)
  const [group] = IN_MESSAGE.flatMap((form) => form.exec(message)?.[0] ?? [])
  return digitsOf(group ?? message).slice(0, LENGTH)
}
