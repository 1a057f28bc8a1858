/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '0c3444dc0abe56ee17293bd713863eebd8d707c5b8be9937812ccd2b050b17e9'
