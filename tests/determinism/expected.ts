/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '4f3f4f7f01a0f5c1d20671854481a39592597ade98b0bd4f296a9f663b362e53'
