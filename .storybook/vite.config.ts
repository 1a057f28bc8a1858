import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from '#scripts/vite/antdStyles.ts'
import { demoFiles } from '#scripts/vite/demoFiles.ts'

/** Stories need the demo's pictures, but none of the app's pages and workers. */
export default defineConfig({
  define: { 'import.meta.env.VITE_API_MODE': JSON.stringify('simulator') },
  plugins: [react(), antdStyles(), demoFiles()],
})
