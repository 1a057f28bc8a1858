import type { RunnerTask, RunnerTestCase } from 'vitest'
import { TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { activate, deactivate } from './switch.ts'

/** A test file's parts that failed: tests, suites (when one of their hooks failed), the file itself. */
export function failuresIn(task: RunnerTask): RunnerTask[] {
  const within = 'tasks' in task ? task.tasks.flatMap(failuresIn) : []
  return task.result?.state === 'fail' ? [task, ...within] : within
}

/** Runs one test file again and again in this process. Vitest's main process hears nothing of it. */
export class Trials {
  private readonly runner: TestRunner
  private readonly path: string
  private stopped = false

  /** @param path absolute path of a test file that `runner` has run just now */
  constructor(runner: TestRunner, path: string) {
    this.path = path
    this.runner = Object.assign(Object.create(runner) as TestRunner, {
      onTaskUpdate: undefined,
      onCollectStart: undefined,
      onCollected: undefined,
      onAfterRunFiles: undefined,
      onAfterRunSuite: (suite: Parameters<TestRunner['onAfterRunSuite']>[0]) => TestRunner.prototype.onAfterRunSuite.call(runner, suite),
      onBeforeRunTask: async (test: RunnerTestCase) => {
        await runner.onBeforeRunTask(test)
        if (this.stopped) test.mode = 'skip'
      },
      onAfterRunTask: (test: RunnerTestCase) => {
        runner.onAfterRunTask(test)
        this.stopped ||= test.result?.state === 'fail'
      },
    })
  }

  /** Has all modules loaded anew by the next run: nothing is left of what earlier ones have made of them. */
  loadAnew(): void {
    vi.resetModules()
  }

  /**
   * Runs the tests of these ids, or all of them, until one fails.
   * @param mistake the mistake that is on meanwhile, and how often its place may be reached
   * @returns what failed
   */
  async run(testIds: readonly string[] | undefined, mistake?: { mutant: number; limit: number }): Promise<RunnerTask[]> {
    this.stopped = false
    if (mistake) activate(mistake.mutant, mistake.limit)
    try {
      const files = await startTests([{ filepath: this.path, testIds: testIds && [...testIds] }], this.runner)
      return files.flatMap(failuresIn)
    } finally {
      deactivate()
    }
  }
}
