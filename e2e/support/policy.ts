/** Where the servers of the built apps note what broke the content policy, a report a line. */
export const policyReports = 'node_modules/.cache/suki/policy-reports.log'
/** In the address of a page: a test breaks the policy there on purpose. */
export const policyProbe = 'policy-probe'
