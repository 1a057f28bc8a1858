/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '5826c6e9939715a6f219ff0331aa0317ca02ab1d38d1706298e9aec436d88a7b'
