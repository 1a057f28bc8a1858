import { useAddressDialog } from '../useAddressDialog.ts'

/** The menu of categories, open while the address says `menu=categories`. */
export const useCategoryMenu = () => useAddressDialog('menu', 'categories')
