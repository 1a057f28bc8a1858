import { fileURLToPath } from 'node:url'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { Contract } from './document.ts'

export async function bundleContract(file: URL): Promise<Contract> {
  const { bundle: document, problems } = await bundle({
    ref: fileURLToPath(file),
    config: await createConfig({}),
  })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0)
    throw new Error(
      errors
        .map((problem) => `${problem.location[0]?.pointer ?? ''}: ${problem.message}`)
        .join('\n'),
    )
  return document.parsed as Contract
}
