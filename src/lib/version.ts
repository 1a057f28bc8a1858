/** The build's version: the commit's short hash and date, or a custom name; else `dev`. */
export const appVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content || 'dev'
