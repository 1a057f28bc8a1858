/** Documented statuses that a run does not produce, each with the reason. */
export const waivers: Record<string, string> = {}

/** Waived for a host that is not a simulator: it can't be made to fail, nor its clock moved. */
export const onlySimulated = 'needs a failing server, time that passes or a code from the inbox, which only a simulator can provide'
