import * as z from 'zod/mini'

// Zod compiles checks by `new Function`, which a strict content security policy forbids; even
// testing for it is reported. It reads this setting when the first schema is made, so schemas are
// made with what this module exports.
z.config({ jitless: true })

export { z }
