/**
 * Zod's compiled checks need `new Function`, which a strict content security policy forbids; even testing for it is reported.
 * To be imported before anything that uses Zod: it reads its settings from here when it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
