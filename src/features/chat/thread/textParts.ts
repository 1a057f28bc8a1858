import { LinkifyIt, REBuilder } from 'linkify-it'
import { appPath, type AppPlace } from '#lib/appPath.ts'
import { webAddress } from '#lib/webAddress.ts'

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})/u
/** Rules out nearly every text fast. */
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u
/** Longer texts have more than three emoji, or are none. */
const MAX_LENGTH = 60

/** Whether it is one to three emoji, which are shown large. */
export function isFewEmoji(text: string): boolean {
  if (text.length > MAX_LENGTH || LETTER_OR_DIGIT.test(text)) return false
  const graphemes = [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .filter((grapheme) => grapheme.trim() !== '')
  return (
    graphemes.length > 0 &&
    graphemes.length <= 3 &&
    graphemes.every((grapheme) => EMOJI.test(grapheme))
  )
}

export interface TextPart {
  text: string
  path?: string
  href?: string
}

/** Takes angles such as `15°02'13.6"N`, which the addresses of maps have. */
class Grammar extends REBuilder {
  private readonly extra = /\d{1,3}°\d{1,2}'\d{1,2}(?:\.\d{1,4})?"[NSEW]|/
  override get_path_extra() {
    return this.extra
  }
}

/**
 * Addresses with a user name match too, so that 'https://known.shop@other.example' is refused
 * whole.
 */
const linkify = new LinkifyIt({ fuzzyEmail: false, urlAuth: true, rebuilder: new Grammar() })
for (const scheme of ['ftp:', 'mailto:', '//']) linkify.add(scheme, null)

/**
 * Where an address ends although the library continues: at invisible characters, which could
 * disguise it, at emoji, at quotes that are not part of an angle or a word. And where one may begin
 * although the library expects none: after text without spaces, such as Chinese, and after style
 * marks.
 */
const BREAK =
  /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}\u20e3]|(?<!\d)"|"(?![NSEW])|'(?![\p{L}\p{N}%-])|(?<=[^\0-\x7f]|(?<!\S)[*_|~`]{1,3})(?=https?:\/\/)/giu
/** What belongs to the sentence at the end of an address. */
const CLOSING = String.raw`\p{So}\p{Sk}\u2190-\u21ff.,;:!?|@\\`
/** Style marks of chat programs, in which an address may also end. */
const STYLE = /([*_~])\1*/g
const LETTER = /[\p{L}\p{N}]/u

/**
 * Removes what belongs to the sentence, and open style marks. The lookbehind keeps the match
 * linear.
 */
function withoutEnd(raw: string, open: ReadonlySet<string>): string {
  const closing = `[${CLOSING}${[...open].join('')}]`
  return raw.replace(new RegExp(`(?<!${closing})${closing}+$`, 'u'), '')
}

/** Toggles each style mark at the edge of a word, before an address. */
function toggleStyle(open: Set<string>, text: string): void {
  for (const { 0: marks, 1: mark = '', index } of text.matchAll(STYLE)) {
    const inWord = [text[index - 1], text[index + marks.length]].every((one) =>
      LETTER.test(one ?? ''),
    )
    if (!inWord && !open.delete(mark)) open.add(mark)
  }
}

function linkOf(text: string, app: AppPlace): TextPart | null {
  const path = appPath(text, app)
  if (path !== null) return { text, path }
  const href = webAddress(text)
  return href?.startsWith('https:') ? { text, href } : null
}

interface Place {
  index: number
  text: string
}

function* addressesIn(text: string): Generator<Place> {
  const open = new Set<string>()
  let [start, end] = [0, 0]
  for (const { 0: mark, index } of [...text.matchAll(BREAK), { 0: '', index: text.length }]) {
    const piece = text.slice(start, index)
    for (const { index, raw } of (piece.includes('://') && linkify.match(piece)) || []) {
      const place = start + index
      toggleStyle(open, text.slice(end, place))
      const address = withoutEnd(raw, open)
      yield { index: place, text: address }
      end = place + address.length
    }
    start = index + mark.length
  }
}

/** Makes links of https addresses and places of this app only. */
export function textParts(text: string, app: AppPlace): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const addPlain = (until: number) => {
    if (until > end) parts.push({ text: text.slice(end, until) })
  }
  for (const { index, text: address } of addressesIn(text)) {
    const link = linkOf(address, app)
    if (!link) continue
    addPlain(index)
    parts.push(link)
    end = index + address.length
  }
  addPlain(text.length)
  return parts
}
