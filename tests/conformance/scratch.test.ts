import { test } from 'vitest'
import { switches } from '#fixtures/scenarios/onlySpecification.ts'
import { foundBy, strangersHost } from './deviations/check.ts'
const wanted = process.env.SW?.split(',') ?? [
  ...Object.keys(switches),
  'all',
  'express',
  'nestjs',
  'nothing',
]
const skip = /origin|credentials|preflights|sockets|everybody/
test.each(wanted.filter((one) => !skip.test(one)))('%s', async (name) => {
  const { report, outcomes, text } = await strangersHost().run({ sim: `only:${name}` })
  const of = (kind: string) => report.groups.filter((g) => g.kind === kind)
  const count = (r: string) => outcomes.filter((o) => o.result === r).length
  const line = (g: any) =>
    `   ${g.kind} ${g.operation} ${g.status} ${g.pointer} ${g.keyword} [${g.places.length}] ${g.expected} / ${g.actual}: ${(g.reason ?? '').slice(0, 120)}`
  console.log(
    `## ${name}: ${count('passed')} passed, ${count('failed')} failed, ${count('not tried')} not tried\n` +
      [...of('stop'), ...of('fault'), ...of('assumption'), ...of('news')].map(line).join('\n') +
      '\n' +
      outcomes
        .filter((o) => o.result === 'failed')
        .map((o) => `   FAILED ${o.of} ${o.about}: ${o.reason}`)
        .join('\n'),
  )
})
