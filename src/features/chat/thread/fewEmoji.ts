const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2})/u
/** Nearly every text has a letter or a digit, which is quickly found. */
const WORDS = /[\p{L}\p{Nd}]/u
/** A longer text has more than three emoji, or is none. */
const MAX_LENGTH = 60

/** Whether a text is nothing but one to three emoji, which are shown large. */
export function isFewEmoji(text: string): boolean {
  if (text.length > MAX_LENGTH || WORDS.test(text)) return false
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment).filter((letter) => letter.trim() !== '')
  return letters.length > 0 && letters.length <= 3 && letters.every((letter) => EMOJI.test(letter))
}
