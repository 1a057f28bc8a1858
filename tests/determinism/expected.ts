/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '24fce96454cb4257bbb3f5ba9a9d4a63da6252514fea784f49335374459ea678'
