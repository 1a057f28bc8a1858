/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '809f3aff699482807b4869d11a29432690247966d433c61dc4c5de7877bca3aa'
