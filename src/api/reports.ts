import { mutationOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import type { Body } from './contract.ts'

export const reportMutations = {
  create: () => mutationOptions({ mutationFn: (body: Body<'createReport'>) => dataOf(client.POST('/reports', { body })) }),
}
