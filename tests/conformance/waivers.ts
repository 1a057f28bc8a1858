/** Documented statuses that a run does not return, each with the reason. */
export const waivers: Record<string, string> = {}
