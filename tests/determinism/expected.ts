/** The hash of `worldAfter()`. A change of fixtures or rules changes it: copy the new one from the failing test in world.test.ts. */
export const EXPECTED = '39241b10edf38ac933951b5b6ad912597337f7a8b6b585ccfc947d7bf99f0e06'
