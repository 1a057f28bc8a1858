import { oddTexts } from '#mocks/transport/http/bentBody.ts'
import type { PageState } from './pageState.ts'

type Failure = 'no top bar' | 'endless wait' | 'technical words' | 'signed out' | 'broken page'

export interface Finding {
  failure: Failure
  found: string
}

export interface Circumstances {
  /** Pages outside of the shop have only the logo in their bar. */
  bar: 'whole' | 'logo'
  /** Undefined for visitors and where the session may end. */
  signedIn?: boolean
  /** Errors that no code has caught, and dialogs of the browser. */
  errors: readonly string[]
}

const technical =
  /\bundefined\b|\bnull\b|\bNaN\b|\bInfinity\b|\[object|\bCannot (read propert|set propert|convert|destructure|use )|is not (a function|iterable|an object|defined|a constructor|valid JSON)|Unexpected (token|end|non-whitespace|identifier)|\bJSON\b|\b(Type|Syntax|Range|Reference|Abort|Timeout|DOM)(Error|Exception)\b|Invalid (Date|time value|URL|array length)|Minified React|\bmalformed\b|Bad Gateway|nginx|Failed to (fetch|execute)|\bHTTP\b|\b(answered|status|code|error)( code)?:? ?[1-5]\d\d\b|<\/?[a-z][\w-]*(\s[^>]*)?>|\bECONN/i
const bareStatus = /^(error:?\s*)?[1-5]\d\d\.?$/i
const MOST_WORDS = 3

const withoutOdd = (text: string) =>
  oddTexts.reduce((rest, odd) => rest.replaceAll(odd, ''), text.replaceAll('\uFFFD', '\uD83D'))

export function judge(
  { logo, search, heading, busy, texts, messages, blank }: PageState,
  { bar, signedIn, errors }: Circumstances,
): Finding[] {
  const findings: Finding[] = []
  const add = (failure: Failure, found: string) => findings.push({ failure, found })
  const missing = [
    !logo && 'the logo',
    bar === 'whole' && !search && 'the search',
    !heading && 'the main heading',
  ].filter(Boolean)
  if (missing.length > 0) add('no top bar', `without ${missing.join(', ')}`)
  if (busy.length > 0) add('endless wait', busy.join(' | '))
  const words = [
    ...texts.filter((text) => technical.test(withoutOdd(text))),
    ...messages.filter((text) => bareStatus.test(text)),
  ]
  if (words.length > 0)
    add('technical words', [...new Set(words)].slice(0, MOST_WORDS).join(' | ').slice(0, 300))
  if (signedIn === false) add('signed out', 'the token is gone')
  if (blank) add('broken page', 'nothing is shown')
  for (const error of errors.slice(0, 1)) add('broken page', error)
  return findings
}
