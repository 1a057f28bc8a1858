/** The tab without a filter. */
export const FOR_YOU = 'for-you'

/** Category tabs of the home page, in order. */
export const categoryTabs = [
  { value: FOR_YOU, label: 'For You' },
  { value: 'beverages', label: 'Beverages' },
  { value: 'snacks', label: 'Snacks' },
  { value: 'dairy', label: 'Dairy' },
  { value: 'medicine', label: 'Medicine' },
  { value: 'fresh', label: 'Fresh' },
] as const
