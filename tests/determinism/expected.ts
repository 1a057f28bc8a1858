/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = 'a01afbc3f7205049a680ee25606ce0a69bb3019abb6fe2c36413b445c32dae6c'
