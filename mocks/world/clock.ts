/** The world's clock. All times are milliseconds since the epoch. */
export interface Clock {
  now(): number
  /** The moment as ISO 8601 in UTC, as rows and replies carry it. */
  iso(): string
  /** ISO text of a moment that lies `ms` after now (or before, when negative). */
  isoIn(ms: number): string
  /** Stops the clock at its present moment, or lets it run again. */
  freeze(frozen: boolean): void
  /** Jumps forward; a negative jump is refused, since what has happened can't unhappen. */
  advance(ms: number): void
  /** World milliseconds that pass in a real one. */
  setSpeed(speed: number): void
  /** Runs `work` as if it were `moment`, for a thing that fell due while nobody looked. */
  at<T>(moment: number, work: () => T): T
  /** How far the world is ahead of real time, for the journal. */
  readonly offset: number
  readonly frozen: boolean
  readonly speed: number
}

export interface ClockOptions {
  /** The moment at which the world's clock starts. */
  start: number
  /** Real time; a constant gives a clock that only moves when told to. */
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
