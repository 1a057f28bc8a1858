/** Keys under which the browser keeps what belongs to the buyer, in `localStorage` and `sessionStorage`. */
const PERSONAL = /^suki\./
/** Whose things they are. */
const OWNER = 'suki.owner'

const forgetters = new Set<() => void>()

/** Has something that is kept in memory for the buyer forgotten when she leaves. */
export function whenLeaving(forget: () => void): void {
  forgetters.add(forget)
}

function sweep(storage: Storage): void {
  for (const key of Object.keys(storage)) if (PERSONAL.test(key)) storage.removeItem(key)
}

/** Forgets everything that is personal on this device. */
export function forgetPersonal(): void {
  for (const forget of forgetters) forget()
  try {
    sweep(localStorage)
    sweep(sessionStorage)
  } catch {
    // A forbidden storage holds nothing.
  }
}

/** Notes whose device this is now. Another buyer than the last one finds nothing of hers. */
export function takeOver(buyerId: string): void {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner !== null && owner !== buyerId) forgetPersonal()
    localStorage.setItem(OWNER, buyerId)
  } catch {
    // As above.
  }
}
