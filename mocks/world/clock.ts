/** The world's clock. All times are milliseconds since the epoch. */
export interface Clock {
  now(): number
  /** The current time as ISO 8601 in UTC, as in rows and replies. */
  iso(): string
  /** ISO text of the time `ms` after now (before, when negative). */
  isoIn(ms: number): string
  /** Stops the clock at its current time, or starts it again. */
  freeze(frozen: boolean): void
  /** Jumps forward; throws for a negative jump, since past jobs can't be undone. */
  advance(ms: number): void
  /** World milliseconds per real millisecond. */
  setSpeed(speed: number): void
  /** Runs `work` with the clock at `moment`, for a job that fell due earlier. */
  at<T>(moment: number, work: () => T): T
  /** World time minus real time, ms, for the journal. */
  readonly offset: number
  readonly frozen: boolean
  readonly speed: number
}

export interface ClockOptions {
  /** World time at which the clock starts. */
  start: number
  /** Real time; a constant gives a clock that moves only by its methods. */
  real: () => number
  speed?: number
  frozen?: boolean
}

/** Creates a clock that starts at `start` and follows `real` at `speed`. */
export function createClock({ start, real, speed = 1, frozen = false }: ClockOptions): Clock {
  let anchorWorld = start
  let anchorReal = real()
  let rate = speed
  let stopped = frozen
  let pinned: number | undefined
  const now = () => pinned ?? (stopped ? anchorWorld : anchorWorld + (real() - anchorReal) * rate)
  const anchor = () => {
    anchorWorld = now()
    anchorReal = real()
  }
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    isoIn: (ms) => new Date(now() + ms).toISOString(),
    freeze(next) {
      anchor()
      stopped = next
    },
    advance(ms) {
      if (ms < 0) throw new RangeError('The clock only goes forward')
      anchor()
      anchorWorld += ms
    },
    setSpeed(next) {
      anchor()
      rate = next
    },
    at(moment, work) {
      const outer = pinned
      pinned = moment
      try {
        return work()
      } finally {
        pinned = outer
      }
    },
    get offset() {
      return now() - real()
    },
    get frozen() {
      return stopped
    },
    get speed() {
      return rate
    },
  }
}
