/** Tells apart what several runs create on one host. */
let run = 'run'
let phones = 1_000_000

/**
 * Begins a run on a host that others use too; `id` is in all that it creates.
 * @param firstPhone up to 9 digits, from which on nobody else has phone numbers
 */
export function beginRun(id: string, firstPhone: number): void {
  run = id
  phones = firstPhone
}

/** That no user has. */
export const newPhone = () =>
  `09${String(180_000_000 + (phones += 1))
    .padStart(9, '0')
    .slice(-9)}`

/** For a person who finds it on the host. */
export const ofRun = (name: string) => `${name} ${run}`

let people = 0
export const newEmail = () => `conformance-${run}-${(people += 1)}@suki.example`
