/** Drops capitals, accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return plain.match(/[a-z0-9]+/g) ?? []
}

/**
 * Every typed word begins a word of the text; where nothing typed is a word ('%', an emoji), the
 * text holds it.
 */
export function nameMatches(text: string, typed: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(typed)]
  return wanted.length > 0
    ? wanted.every((one) => words.some((word) => word.startsWith(one)))
    : text.includes(typed.trim())
}

const SHORT_WORD = 4
/** So many typing errors are allowed. */
const slipsAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

const sameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

/**
 * The first letter is right, or the first two are swapped; in a short word no letter stands for
 * another, which is mostly another word: 'coke' for 'cake'.
 */
export function isMisspelled(typed: string, word: string): boolean {
  const slips = slipsAllowed(typed.length)
  if (slips === 0 || Math.abs(word.length - typed.length) > slips) return false
  const beginsRight = typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
  if (
    !beginsRight ||
    (typed.length <= SHORT_WORD && typed.length === word.length && !sameLetters(typed, word))
  )
    return false
  return editDistance(typed, word, slips) <= slips
}

/** 0 equal, 1 starts with it, 2 contains it, 3 equal except for typing errors; null no match. */
export function matchRank(typed: string, word: string): number | null {
  if (word === typed) return 0
  if (word.startsWith(typed)) return 1
  if (typed.length > 2 && word.includes(typed)) return 2
  return isMisspelled(typed, word) ? 3 : null
}

/**
 * Insertions, deletions, substitutions and swaps of adjacent letters; `limit + 1` for more than
 * `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(change, (previous[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = previous
    previous = row
  }
  return previous[b.length] as number
}
