import { expect, test } from 'vitest'

type Mutation = { meta?: { invalidates?: readonly string[]; change?: unknown } }
type Factories = Record<string, (userId: string) => Mutation>

const modules = import.meta.glob<Record<string, unknown>>('../../../src/api/*.ts', { eager: true })
const mutations = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([group]) => group.endsWith('Mutations'))
    .flatMap(([group, factories]) =>
      Object.entries(factories as Factories).map(
        ([name, make]) => [`${group}.${name}`, make('user').meta] as const,
      ),
    ),
)

test('each mutation says which cached data it changes, or that it changes none', () => {
  expect(mutations.length).toBeGreaterThan(40)
  expect(mutations.filter(([, meta]) => !meta?.invalidates && !meta?.change)).toEqual([])
})

test('the other tabs hear of a deleted list, SCHED-06', () => {
  const meta = Object.fromEntries(mutations)['scheduleMutations.remove']
  expect(meta).toEqual({ invalidates: ['schedules'], elsewhereOnly: true })
})
