import type { components } from '#openapi/generated/types.ts'

type Product = components['schemas']['Product']

/** Number of cards whose pictures load eagerly: a phone's first row. */
export const EAGER = 2

/** Judges by the file's ending: the contract has only the address. */
export const isVideo = (url: string): boolean => /\.(mp4|webm|mov|m4v|ogv)(?:[?#]|$)/i.test(url)

/** A product's pictures and clips, at least one. */
export const slidesOf = ({
  gallery,
  display_picture,
}: Pick<Product, 'gallery' | 'display_picture'>): string[] =>
  gallery.length > 0 ? gallery : [display_picture]

/** Those that are sold out are last. */
export const firstPictures = (
  items: readonly Pick<Product, 'stocks' | 'display_picture'>[],
): string[] =>
  items
    .toSorted((a, b) => Number(a.stocks === 0) - Number(b.stocks === 0))
    .slice(0, EAGER)
    .map(({ display_picture }) => display_picture)
