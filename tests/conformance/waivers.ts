/** Documented statuses that a run does not return, each with the reason. */
export const waivers: Record<string, string> = {}

/** Reason for a waiver on a host that is not a simulator: tests can neither make it fail nor move its clock. */
export const onlySimulated = 'needs a failing server, time that passes or a code from the inbox, which only a simulator can provide'
