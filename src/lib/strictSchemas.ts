import * as z from 'zod/mini'

// Zod compiles checks by `new Function`, which a strict content security policy forbids; even testing for it is reported. It reads this setting
// when the first schema is made, so this module is imported before any that has one.
z.config({ jitless: true })
