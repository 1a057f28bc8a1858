declare module 'virtual:world-stamp' {
  /** See scripts/vite/worldStamp.ts. */
  export const worldStamp: string
}
