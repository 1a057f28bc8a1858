/** Whether an address of the gallery is a clip: told by its ending, as the contract gives the address alone. */
export const isVideo = (url: string): boolean => /\.(mp4|webm|mov|m4v|ogv)(?:[?#]|$)/i.test(url)
