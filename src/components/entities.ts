/** The parts of the contract's entities that are drawn here, under the contract's own names. Money is in pesos. */

export interface ShopSummary {
  _id: string
  shop_name: string
  shop_handle: string
  display_picture?: string | null
}

export interface ProductSummary {
  _id: string
  product_name: string
  display_picture?: string | null
  price: number
  stocks: number
  /** 0 to 5; 0 while unrated. */
  rating: number
  /** Pieces sold; products in a buyer's favourites come without it. */
  sold?: number
  /** Slugs. */
  category: readonly string[]
  shop?: ShopSummary
}

export interface CartProduct {
  cartId: string
  productId: string
  product_name: string
  display_picture?: string | null
  price: number
  quantity: number
  stocks: number
}

export interface AddressDetails {
  owner_name: string
  mobile_number: string
  address_line?: string | null
  street: string
  city: string
  state_province: string
  region: string
  zipcode: string
  type?: 'HOME' | 'WORK'
}

export interface ReviewMedia {
  url: string
  type: 'image' | 'video'
}

export interface Review {
  display_name: string
  display_picture?: string | null
  /** 1 to 5. */
  rating: number
  /** ISO moment. */
  date: string
  description?: string | null
  gallery?: readonly ReviewMedia[]
}
