export const loadFailed = (error: Error): string => `An error has occurred: ${error.message}`
