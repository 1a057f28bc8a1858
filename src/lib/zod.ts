import * as z from 'zod/mini'

// Zod compiles by `new Function`, which the content policy forbids. It reads this before the first
// schema, so schemas are made with this export.
z.config({ jitless: true })

export { z }
