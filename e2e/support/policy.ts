/**
 * Where the servers of the built apps log violations of the content security policy, one report per
 * line.
 */
export const policyReports = 'node_modules/.cache/suki/policy-reports.log'
/** Marks the address of a page on which a test violates the policy on purpose. */
export const policyProbe = 'policy-probe'
