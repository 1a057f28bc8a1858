import { configure } from '@testing-library/react'

// As `expect.poll` in vitest.config.ts: long, for slow machines.
configure({ asyncUtilTimeout: 30_000 })
