const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})/u
/** Rules out nearly every text fast. */
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u
/** Longer ones have more than three emoji, or are none. */
const MAX_LENGTH = 60

/** One to three emoji, which are shown large. */
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
