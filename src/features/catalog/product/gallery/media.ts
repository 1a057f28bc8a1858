import type { Schemas } from '#api/contract.ts'

/**
 * Whether an address of the gallery is a clip. It goes by the file extension, since the contract
 * has only the address.
 */
export const isVideo = (url: string): boolean => /\.(mp4|webm|mov|m4v|ogv)(?:[?#]|$)/i.test(url)

/** The slides of a product's gallery: addresses of pictures and clips, at least one. */
export const slidesOf = ({
  gallery,
  display_picture,
}: Pick<Schemas['Product'], 'gallery' | 'display_picture'>): string[] =>
  gallery.length > 0 ? gallery : [display_picture]
