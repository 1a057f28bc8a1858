/** A Vitest of its own, in which the planted files stand in place of those on the disk. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { createVitest, type TestModule } from 'vitest/node'
import { worldStamp } from '../vite/worldStamp.ts'
import type { Verdict } from './judge.ts'
import type { Spot } from './reach.ts'

/** The tests that judge: those that reach the planted files in this process, and don't wait for a network. */
const include = ['tests/**/*.test.ts']
const exclude = [
  'tests/**/*.{browser,all}.test.ts',
  'tests/architecture/**',
  'tests/conformance/nodeHost.test.ts',
  'tests/hosts/node*.test.ts',
  'tests/hosts/parity.test.ts',
  'tests/properties/**',
  // The whole road network: those with a few roads judge in a thousandth of the time.
  'tests/routing/{network,router}.test.ts',
]

export interface Session {
  /** Absolute paths of the test files that import a planted file, however far away; the quickest first. */
  files: string[]
  /** Lets a test file judge mistakes. */
  judge(file: string, mutants: number[]): Promise<Verdict>
  close(): Promise<void>
}

/**
 * Starts Vitest, and runs the tests without any mistake.
 * @param planted absolute paths of the planted files
 * @throws when a test fails
 */
export async function openSession(root: string, planted: string[], plugin: Plugin, spots: Spot[]): Promise<Session> {
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include,
      exclude,
      related: planted,
      environment: 'node',
      runner: fileURLToPath(import.meta.resolve('./judge.ts')),
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 15_000,
      reporters: [{}],
      silent: true,
      // It would hand out the files as an earlier run planted them.
      fsModuleCache: false,
      provide: { mutants: [], spots },
    },
    {
      plugins: [plugin, worldStamp()],
      cacheDir: 'node_modules/.cache/mutants',
      define: { 'import.meta.env.VITE_API_MODE': JSON.stringify('simulator') },
      logLevel: 'error',
    },
  )
  const specifications = await vitest.getRelevantTestSpecifications()
  const run = async (files: string[], mutants: number[]) => {
    vitest.provide('mutants', mutants)
    const { testModules } = await vitest.runTestSpecifications(specifications.filter(({ moduleId }) => files.includes(moduleId)))
    // Those of earlier runs are among them.
    return testModules.filter(({ moduleId }) => files.includes(moduleId))
  }
  const modules = await run(
    specifications.map(({ moduleId }) => moduleId),
    [],
  )
  const failed = modules.filter((module) => !module.meta().verdict)
  if (failed.length) throw new Error(`Tests fail without any mistake:\n${failed.map(problemsOf).join('\n')}`)
  return {
    files: modules.toSorted((a, b) => a.diagnostic().duration - b.diagnostic().duration).map(({ moduleId }) => moduleId),
    async judge(file, mutants) {
      const [module] = await run([file], mutants)
      const verdict = module?.meta().verdict
      if (!verdict) throw new Error(`Without any mistake, for once: ${module ? problemsOf(module) : file}`)
      return verdict
    },
    close: () => vitest.close(),
  }
}

function problemsOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')].map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`)
  return [module.relativeModuleId, ...module.errors().map(({ message }) => message), ...failed].join('\n  ')
}
