/**
 * The version of this build, from its page: the commit's short hash and date, or a custom name;
 * `dev` where the page has none.
 */
export const appVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content || 'dev'
