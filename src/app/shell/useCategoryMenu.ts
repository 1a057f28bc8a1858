import { useAddressDialog } from '../useAddressDialog.ts'

/** Open while the address says `menu=categories`. */
export const useCategoryMenu = () => useAddressDialog('menu', 'categories')
