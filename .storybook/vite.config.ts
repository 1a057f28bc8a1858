import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { demoFiles } from '../scripts/vite/demoFiles.ts'

/** Stories are parts, not the app: they need none of its pages and workers, but the pictures of the demo. */
export default defineConfig({
  define: { 'import.meta.env.VITE_API_MODE': JSON.stringify('simulator') },
  plugins: [react(), demoFiles()],
})
