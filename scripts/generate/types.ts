import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import type { Contract } from './document.ts'

export async function typesSource(contract: Contract): Promise<string> {
  return (
    COMMENT_HEADER +
    astToString(
      await openapiTS(structuredClone(contract) as never, {
        alphabetize: false,
        defaultNonNullable: false,
      }),
    )
  )
}
