export const withDefault = <A extends { _id: string; is_default: boolean }>(
  addresses: readonly A[],
  addressId: string,
): A[] => addresses.map((address) => ({ ...address, is_default: address._id === addressId }))
