import { theme } from './theme.ts'

/**
 * Options of Redoc. Its search needs a worker; the browser's search finds everything that is
 * expanded.
 */
export const options = {
  theme,
  disableSearch: true,
  hideDownloadButton: true,
  showExtensions: ['x-assumed', 'x-source', 'x-socket', 'x-error-codes'],
  sortRequiredPropsFirst: true,
  nativeScrollbars: true,
  hideLoading: true,
  scrollYOffset: '.bar',
}
