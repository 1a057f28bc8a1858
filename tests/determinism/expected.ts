/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '075bac9c4f4ec6490511b6742f0ae07afc25de0b70677fa136a49f8b5f1990ea'
