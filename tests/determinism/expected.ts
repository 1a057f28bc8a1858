/** The hash of `worldAfter()`. A change of fixtures or rules changes it on purpose: take the new one from the failing test of world.test.ts. */
export const EXPECTED = 'bbdbb0e257131887d6ac59758b944534015e66aa33dae23b1882b293f017608b'
