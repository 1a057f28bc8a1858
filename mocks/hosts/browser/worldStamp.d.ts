declare module 'virtual:world-stamp' {
  /** The hash of what the rows of a stored world mean: see scripts/vite/worldStamp.ts. */
  export const worldStamp: string
}
