import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stampOf } from '#mocks/hosts/node/control/stamp.ts'
import { root } from '../../sources.ts'

/** The stamp with another text of one file. */
async function withChange(file: string, change: (text: string) => string): Promise<string> {
  const load = (id: string) => {
    if (!id.endsWith(file)) return null
    const text = readFileSync(id, 'utf8')
    expect(change(text), file).not.toBe(text)
    return {
      code: change(text),
      moduleType: file.endsWith('.json') ? ('json' as const) : ('ts' as const),
    }
  }
  return (await stampOf(root, { plugins: [{ name: 'change', load }] })).stamp
}

function withOneMore(text: string): string {
  const articles = JSON.parse(text) as Record<string, { name: string }[]>
  articles.chicken?.push({ ...(articles.chicken[0] as { name: string }), name: 'Chicken Feet' })
  return JSON.stringify(articles)
}

const withContract = async (change: (text: string) => string) =>
  (await stampOf(root, { contract: change })).stamp

test(
  'what changes the meaning of stored rows changes their stamp, and nothing else does',
  { timeout: 60_000 },
  async () => {
    const { stamp, files } = await stampOf(root)
    expect(
      files.filter((file) => /catalogue\.json$|fixtures\/columns\.ts$|openapi\.json$/.test(file)),
    ).toHaveLength(3)
    const same = {
      'the same sources': (await stampOf(root)).stamp,
      'a comment': await withChange('/fixtures/shops.ts', (text) => `// A word more.\n${text}`),
      'another formatting': await withChange('/fixtures/columns.ts', (text) =>
        text.replaceAll('\n', '\n\n'),
      ),
      'a word of the contract': await withContract((text) =>
        text.replace(/"description": "The /, '"description": "Each '),
      ),
      'another example': await withContract((text) =>
        text.replace(/"example": 15\.01/, '"example": 15.02'),
      ),
    }
    for (const [about, found] of Object.entries(same)) expect(found, about).toBe(stamp)
    const others = {
      'one more article': await withChange('/catalogue.json', withOneMore),
      'another rule of a builder': await withChange('/fixtures/fees.ts', (text) =>
        text.replace(/\d/, '7'),
      ),
      'one more column': await withChange('/fixtures/columns.ts', (text) =>
        text.replace('sold: count,', 'sold: count, sold_this_week: count,'),
      ),
      'another limit of the contract': await withContract((text) =>
        text.replace(/"maxLength": \d+/, '"maxLength": 9999'),
      ),
    }
    expect(new Set([stamp, ...Object.values(others)]).size).toBe(5)
  },
)
