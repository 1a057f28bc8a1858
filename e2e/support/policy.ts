/** Violations of the content policy that the servers log, one per line. */
export const policyReports = 'node_modules/.cache/suki/policy-reports.log'
/** Marks addresses where a test violates the policy on purpose. */
export const policyProbe = 'policy-probe'
