import { bundle, createConfig } from '@redocly/openapi-core'
import { fileURLToPath } from 'node:url'
import type { Contract } from './document.ts'

/** Joins a document that is split over files into one, with `$ref`s into its components. */
export async function bundleContract(file: URL): Promise<Contract> {
  const { bundle: document, problems } = await bundle({ ref: fileURLToPath(file), config: await createConfig({}) })
  const errors = problems.filter((problem) => problem.severity === 'error')
  if (errors.length > 0) throw new Error(errors.map((problem) => `${problem.location[0]?.pointer ?? ''}: ${problem.message}`).join('\n'))
  return document.parsed as Contract
}
