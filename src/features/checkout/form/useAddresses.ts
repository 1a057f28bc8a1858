import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressQueries } from '#api/addresses.ts'
import type { Schemas } from '#api/contract.ts'
import { addressLine } from '#components/addressLine.ts'

const textOf = (address: Schemas['Address']) =>
  `The address that you had chosen was deleted. The order now goes to ${addressLine(address)}.`

/**
 * The user's addresses and that of the order: the chosen one, else the one that was shown at first (the default, else the first of them).
 * `change` says that it was deleted meanwhile, here or in another tab, and which one has taken its place; null when it was not.
 */
export function useAddresses(userId: string, chosenId: string) {
  const query = useQuery(addressQueries.all(userId))
  const [shownId, setShownId] = useState('')
  const wantedId = chosenId || shownId
  const all = query.data
  const wanted = all?.find(({ _id }) => _id === wantedId)
  const address = wanted ?? all?.find(({ is_default }) => is_default) ?? all?.[0]
  if (address && wantedId === '') setShownId(address._id)
  const change = address && wantedId !== '' && !wanted ? textOf(address) : null
  return { query, address, change }
}
