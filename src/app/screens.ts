import type { ComponentType } from 'react'

/**
 * The screens whose code is loaded on navigation to them. They are apart from the routes, since what each of them needs (some hundred files, by name)
 * would be a part of the first load.
 */
export const screens = {
  ProductPage: async () => (await import('../features/catalog/ProductPage.tsx')).ProductPage,
  DiscoverPage: async () => (await import('../features/catalog/DiscoverPage.tsx')).DiscoverPage,
  ShopPage: async () => (await import('../features/shops/ShopPage.tsx')).ShopPage,
  ChatsPage: async () => (await import('../features/chat/ChatsPage.tsx')).ChatsPage,
  FavouritesPage: async () => (await import('../features/favourites/FavouritesPage.tsx')).FavouritesPage,
  CartPage: async () => (await import('../features/cart/CartPage.tsx')).CartPage,
  CheckoutPage: async () => (await import('../features/checkout/CheckoutPage.tsx')).CheckoutPage,
  ProfileLayout: async () => (await import('../features/profile/frame/ProfileLayout.tsx')).ProfileLayout,
  ProfileScreen: async () => (await import('./ProfileScreen.tsx')).ProfileScreen,
  OrdersPage: async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage,
  OrderPage: async () => (await import('../features/orders/OrderPage.tsx')).OrderPage,
  SchedulesPage: async () => (await import('../features/schedules/SchedulesPage.tsx')).SchedulesPage,
  NearbyPage: async () => (await import('../features/nearby/NearbyPage.tsx')).NearbyPage,
  ResetPage: async () => (await import('../features/auth/reset/ResetPage.tsx')).ResetPage,
  ContactPage: async () => (await import('../features/pages/contact/ContactPage.tsx')).ContactPage,
  LegalPage: async () => (await import('../features/pages/legal/LegalPage.tsx')).LegalPage,
  DownloadPage: async () => (await import('../features/pages/download/DownloadPage.tsx')).DownloadPage,
} satisfies Record<string, () => Promise<ComponentType>>
