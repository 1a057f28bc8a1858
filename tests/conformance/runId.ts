/** Tells apart what several runs create on one host. The simulated hosts are new for each run. */
let run = 'run'
let phones = 1_000_000

/**
 * Begins a run on a host that others use too. `id` is in everything that the run creates.
 * @param firstPhone a number of up to 9 digits, from which on nobody else has phone numbers
 */
export function beginRun(id: string, firstPhone: number): void {
  run = id
  phones = firstPhone
}

/** A phone number that no user has. */
export const newPhone = () =>
  `09${String(180_000_000 + (phones += 1))
    .padStart(9, '0')
    .slice(-9)}`

/** A name of this run: `name` for a person who finds it on the host, and the run's id. */
export const ofRun = (name: string) => `${name} ${run}`

let people = 0
/** An e-mail address of this run that no user has. */
export const newEmail = () => `conformance-${run}-${(people += 1)}@suki.example`
