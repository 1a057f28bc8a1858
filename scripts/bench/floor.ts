import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../commands.mjs'

export const FLOOR = 'node_modules/.cache/suki/floor'

export async function buildFloor(api: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    root: join(root, 'scripts/bench/floor'),
    logLevel: 'warn',
    plugins: [react()],
    define: { 'import.meta.env.VITE_FLOOR_API': JSON.stringify(api) },
    build: { outDir: join(root, FLOOR), emptyOutDir: true },
  })
}
