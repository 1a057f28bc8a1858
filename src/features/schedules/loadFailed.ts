/** Error message for lists that could not be loaded. */
export const loadFailed = (error: Error): string => `An error has occurred: ${error.message}`
