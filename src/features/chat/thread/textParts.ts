import { LinkifyIt, REBuilder } from 'linkify-it'
import { type AppPlace, appPath } from '#lib/appPath.ts'
import { webAddress } from '#lib/webAddress.ts'

/** A part of a message's text: plain, or a link to a place of this app or to another site. */
export interface TextPart {
  text: string
  /** A path of this app, below its base path. */
  path?: string
  /** An https address of another site. */
  href?: string
}

/** Extends paths by angles such as `15°02'13.6"N`, which occur in the addresses of maps. */
class Grammar extends REBuilder {
  private readonly extra = /\d{1,3}°\d{1,2}'\d{1,2}(?:\.\d{1,4})?"[NSEW]|/
  override get_path_extra() {
    return this.extra
  }
}

/**
 * Addresses with a user name are matched too, so that 'https://known.shop@other.example' is refused
 * as a whole.
 */
const linkify = new LinkifyIt({ fuzzyEmail: false, urlAuth: true, rebuilder: new Grammar() })
for (const scheme of ['ftp:', 'mailto:', '//']) linkify.add(scheme, null)

/**
 * Where an address ends although the library continues: at invisible characters, which could
 * disguise it; at emoji; at quotes that are not part of an angle or a word. It also marks where an
 * address may begin although the library expects none: after text without spaces, such as Chinese,
 * and after the style marks of chat programs.
 */
const BREAK =
  /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}\u20e3]|(?<!\d)"|"(?![NSEW])|'(?![\p{L}\p{N}%-])|(?<=[^\0-\x7f]|(?<!\S)[*_|~`]{1,3})(?=https?:\/\/)/giu
/** Symbols and punctuation that belong to the sentence at the end of an address. */
const CLOSING = String.raw`\p{So}\p{Sk}\u2190-\u21ff.,;:!?|@\\`
/** The style marks of chat programs that an address may also end in, one or several of a kind. */
const STYLE = /([*_~])\1*/g
const LETTER = /[\p{L}\p{N}]/u

/**
 * Removes from the end of an address what belongs to the sentence, and style marks that are open.
 * The lookbehind keeps the match linear.
 */
function withoutEnd(raw: string, open: ReadonlySet<string>): string {
  const closing = `[${CLOSING}${[...open].join('')}]`
  return raw.replace(new RegExp(`(?<!${closing})${closing}+$`, 'u'), '')
}

/** Opens or closes each style mark at the edge of a word, in a text before an address. */
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

/** The addresses in a text, each with its place. */
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

/**
 * Splits the text of a message into plain text and links. Only https addresses and places of this
 * app become links.
 */
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
