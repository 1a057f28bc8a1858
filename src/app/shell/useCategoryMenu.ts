import { useAddressDialog } from '../useAddressDialog.ts'

export const useCategoryMenu = () => useAddressDialog('menu', 'categories')
