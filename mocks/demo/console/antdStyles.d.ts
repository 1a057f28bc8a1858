declare module 'virtual:antd-console' {
  /** See scripts/vite/antdStyles.ts. */
  const css: string
  export default css
}
