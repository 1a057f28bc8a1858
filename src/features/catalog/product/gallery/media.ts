/** Whether an address of the gallery is a clip, by its file extension, since the contract gives only the address. */
export const isVideo = (url: string): boolean => /\.(mp4|webm|mov|m4v|ogv)(?:[?#]|$)/i.test(url)
