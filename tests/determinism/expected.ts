/**
 * The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the
 * failing test in world.test.ts.
 */
export const EXPECTED = '1ac5bcc207ace7c17a39be776d8445c8b4b07b76c30e81f7b4aa7bd99a283faf'
