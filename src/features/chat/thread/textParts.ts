/** A part of a message's text: plain, or a link to a place of this app or to another site. */
export interface TextPart {
  text: string
  /** A path of this app, below its base path. */
  path?: string
  /** An https address of another site. */
  href?: string
}

/** Where this app is served: its origin, and its base path without a slash at the end. */
export interface AppPlace {
  origin: string
  base: string
}

/** Something that may be an address. Invisible characters end it: they could make it look like another one. */
const CANDIDATE = /https?:\/\/[^\s<>"'`{}|\\^\p{Cc}\p{Cf}\p{Cs}]+/giu
/** Punctuation that belongs to the sentence around an address. */
const TRAILING = /[.,;:!?*_~]+$/

/** Cuts off what belongs to the sentence: punctuation, and a closing bracket that was opened before the address. */
function trimmed(candidate: string): string {
  const text = candidate.replace(TRAILING, '')
  const closes = (open: string, close: string) => text.endsWith(close) && text.split(close).length > text.split(open).length
  return closes('(', ')') || closes('[', ']') ? trimmed(text.slice(0, -1)) : text
}

function linkOf(text: string, { origin, base }: AppPlace): TextPart {
  if (!URL.canParse(text)) return { text }
  const url = new URL(text)
  // 'https://known.shop@other.example' shows one name and opens another.
  if (url.username || url.password) return { text }
  const inApp = url.origin === origin && (url.pathname === base || url.pathname.startsWith(`${base}/`))
  if (inApp) return { text, path: (url.pathname.slice(base.length) || '/') + url.search + url.hash }
  return url.protocol === 'https:' ? { text, href: url.href } : { text }
}

/** Splits the text of a message into plain text and links. Only https addresses and places of this app become links. */
export function textParts(text: string, app: AppPlace): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const addPlain = (plain: string) => {
    const last = parts.at(-1)
    if (last && last.path === undefined && last.href === undefined) last.text += plain
    else if (plain) parts.push({ text: plain })
  }
  for (const { 0: candidate, index } of text.matchAll(CANDIDATE)) {
    const part = linkOf(trimmed(candidate), app)
    addPlain(text.slice(end, index))
    if (part.path === undefined && part.href === undefined) addPlain(part.text)
    else parts.push(part)
    end = index + part.text.length
  }
  addPlain(text.slice(end))
  return parts
}
