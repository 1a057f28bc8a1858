/**
 * The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the
 * failing test in world.test.ts.
 */
export const EXPECTED = '4ecad7c52df56efe7a4cc2b83570b971391fa6d75623062b800f84208b570ee8'
