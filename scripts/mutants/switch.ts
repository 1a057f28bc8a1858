/** The switch that the planted code asks which mistake is active. Its name and fields are those of Stryker's instrumenter. */
interface Switch {
  activeMutant?: string
  /** How often the active mistake was met, and how often it may be: a mistake that makes a loop endless ends so. */
  hitCount?: number
  hitLimit?: number
  /** Under which name it is noted what is reached. */
  currentTestId: string
  /** Whether nothing is noted any more (`plant.ts`). */
  isDeaf?: boolean
  mutantCoverage: { static: Coverage; perTest: Record<string, Coverage> }
}
/** How often the place of each mutant was reached, by the mutant's number. */
export type Coverage = Record<number, number>

const shared = globalThis as { __stryker__?: Switch }
shared.__stryker__ ??= { currentTestId: '-', mutantCoverage: { static: {}, perTest: {} } }
const state = shared.__stryker__

/** Begins to note what is reached. */
export function startNotes(): void {
  Object.assign(state, { isDeaf: false, mutantCoverage: { static: {}, perTest: {} } })
}

/** Notes what is reached from here on under a name. */
export function noteAs(name: string): void {
  state.currentTestId = name
}

/** What was reached under each name so far. Nothing is noted any more from here on. */
export function takeNotes(): Record<string, Coverage> {
  state.isDeaf = true
  return state.mutantCoverage.perTest
}

/** Turns one mistake on, and any other off. @param limit how often its place may be reached before it throws */
export function activate(mutant: number, limit: number): void {
  Object.assign(state, { activeMutant: String(mutant), hitCount: 0, hitLimit: limit })
}

/** Turns all mistakes off. */
export function deactivate(): void {
  state.activeMutant = undefined
}

/** How often the place of the mistake that was on last was reached. */
export const timesMet = (): number => state.hitCount ?? 0
