declare module 'virtual:antd-console' {
  /** The styles of antd's parts of the console: see scripts/vite/antdStyles.ts. */
  const css: string
  export default css
}
