// Generated from openapi/openapi.yaml: do not edit.
import type { Fields } from '../namedFields.ts'

const Credentials: Fields = { email: 0, password: 0 }
const Token: Fields = { token: 0 }
const Error: Fields = { message: 0, code: 0, details: [{ path: 0, message: 0 }] }
const SessionCheck: Fields = { _id: 0, email: 0 }
const ExternalLogin: Fields = { accessToken: 0, signedVia: 0 }
const ExternalToken: Fields = { authToken: 0 }
const Registration: Fields = { email: 0, password: 0, first_name: 0, last_name: 0, contact_number: 0 }
const UserUpdate: Fields = { first_name: 0, last_name: 0, display_picture: 0, contact_number: 0 }
const Geolocation: Fields = { latitude: 0, longitude: 0 }
const Address: Fields = { _id: 0, user: 0, owner_name: 0, country: 'Philippines', region: 0, state_province: 0, city: 0, barangay: 0, zipcode: 0, street: 0, address_line: 0, mobile_number: 0, type: 0, is_default: 0, geolocation: Geolocation }
const SessionUser: Fields = { _id: 0, display_name: 0, first_name: 0, last_name: 0, display_picture: 0, contact_number: 0, email: 0, has_password: 0, has_shop: 0, following: 0, address: Address }
const AccountDeletion: Fields = { confirmation: 'DELETE' }
const Message: Fields = { message: 0 }
const UserValidity: Fields = { isValidEmail: 0, isValidMobileNumber: 0 }
const RecentSearch: Fields = { query: 0, display_picture: 0 }
const OtpRequest: Fields = { email: 0, otpType: 0 }
const OtpVerification: Fields = { email: 0, otpValue: 0, otpType: 0 }
const OtpResult: Fields = { isMatch: 0, password_reset_token: 0 }
const PasswordReset: Fields = { new_password: 0, password_reset_token: 0 }
const PasswordAddition: Fields = { password: 0 }
const PasswordChange: Fields = { old_password: 0, new_password: 0 }
const LogEntry: Fields = { user_id: 0, event_type: 0, event_details: 0, ip_address: 0, user_agent: 0, profile: 0 }
const UploadedFile: Fields = { fileId: 0 }
const UploadedFiles: Fields = { ids: [{ id: 0 }] }
const WorkingHour: Fields = { from: 0, to: 0 }
const ShopSummary: Fields = { _id: 0, shop_name: 0, shop_handle: 0, display_picture: 0, working_hour: WorkingHour, address: 0 }
const Product: Fields = { _id: 0, product_name: 0, price: 0, stocks: 0, gallery: [0], category: [0], barcode: 0, description: 0, rating: 0, sold: 0, likes: 0, isLiked: 0, display_picture: 0, shop: ShopSummary }
const ProductPage: Fields = { items: [Product], similar: 0, currentPage: 0, nextPage: 0 }
const LikeInput: Fields = { product: 0, isLiked: 0 }
const LikeState: Fields = { isLiked: 0, likes: 0 }
const ProductSummary: Fields = { _id: 0, product_name: 0, category: [0], display_picture: 0, stocks: 0, price: 0, rating: 0 }
const LikedProduct: Fields = { product: ProductSummary, shop: ShopSummary }
const ReviewInput: Fields = { product: 0, customer: 0, shop: 0, transaction: 0, rating: 0, description: 0, gallery: [0] }
const ReviewMedia: Fields = { url: 0, type: 0 }
const Review: Fields = { _id: 0, display_name: 0, display_picture: 0, rating: 0, date: 0, description: 0, gallery: [ReviewMedia] }
const ReviewPage: Fields = { items: [Review], starCounts: [0], currentPage: 0, nextPage: 0 }
const Suggestion: Fields = { query: 0, display_picture: 0, product_id: 0, similar: 0, price: 0, shop_name: 0 }
const SimilarProduct: Fields = { product_id: 0, product_name: 0, shop: { shop_name: 0, display_picture: 0 }, distanceInKm: 0, price: 0, rating: 0 }
const CartProduct: Fields = { cartId: 0, productId: 0, product_name: 0, display_picture: 0, price: 0, quantity: 0, stocks: 0 }
const CartGroup: Fields = { shopId: 0, shop_name: 0, shop_picture: 0, working_hour: WorkingHour, address: 0, products: [CartProduct] }
const Cart: Fields = { carts: [CartGroup], outOfStock: [CartGroup], totalProductsCount: 0 }
const CartAddition: Fields = { productId: 0, quantity: 0, shopId: 0 }
const CartLineAdded: Fields = { cartId: 0, productId: 0, product_name: 0, display_picture: 0, price: 0, quantity: 0, stocks: 0, isMax: false }
const CartLimitReached: Fields = { isMax: true }
const CartAdditionResult: Fields = [CartLineAdded, CartLimitReached]
const CartQuantity: Fields = { quantity: 0 }
const CartLineIds: Fields = { cartIds: [0] }
const RedirectUrls: Fields = { success: 0, failure: 0 }
const ProductQuantity: Fields = { product: 0, quantity: 0 }
const TransactionRequest: Fields = { shop: 0, customer: 0, products: [ProductQuantity], payment_method: 0, delivery_method: 0, delivery_instruction: 0, address: 0 }
const TransactionsInput: Fields = { urls: RedirectUrls, transactions: [TransactionRequest], expected_total: 0 }
const OrderProduct: Fields = { product: { _id: 0, product_name: 0, price: 0, display_picture: 0 }, quantity: 0, isRate: 0 }
const Order: Fields = { _id: 0, customer: 0, shop: ShopSummary, products: [OrderProduct], address: Address, pickup_address: 0, payment_method: 0, payment_status: 0, delivery_method: 0, delivery_instruction: 0, order_timeline: { '*': 0 }, order_status: 0, fees: 0, total_price: 0, cancel_reason: 0, delivery_reviewed: 0, createdAt: 0 }
const CreatedTransactions: Fields = { checkout_page_url: 0, transactions: [Order] }
const PaymentLinkInput: Fields = { user: 0, payment_method: 0, redirect_urls: RedirectUrls }
const PaymentLink: Fields = { payment_method: 0, status: 0, link_page_url: 0 }
const PaymentDetails: Fields = { status: 0, transactionId: 0, paymentType: 0, icon: 0, description: 0, checkout_page_url: 0 }
const CancelInput: Fields = { reason: 0, cancelled_by: 0 }
const RefundInput: Fields = { cancelled_by: 0, reason: 0 }
const PriceSummaryInput: Fields = { customer: 0, payment_method: 0, transactions: [{ shop: 0, products: [ProductQuantity], delivery_method: 0 }] }
const PriceSummary: Fields = { finalAmount: 0, basePrice: 0, xenditTransactionFee: 0, tax: 0, deliveryFee: 0 }
const OrderPage: Fields = { items: [Order], currentPage: 0, nextPage: 0 }
const DeliveryReviewInput: Fields = { driver_rating: 0, driver_delivery_feedback: 0, transaction_id: 0, user_id: 0 }
const DeliveryReview: Fields = { transaction_id: 0, user_id: 0, driver_rating: 0, driver_delivery_feedback: 0 }
const NotificationDate: Fields = { time: 0, day_of_month: 0, day_of_week: 0, month: 0, year: 0 }
const ScheduleInput: Fields = { name: 0, theme: 0, address: 0, payment_method: 0, user_id: 0, schedule_type: 0, notification_date: NotificationDate }
const ScheduleProduct: Fields = { order_product_id: 0, product_id: 0, product_name: 0, price: 0, quantity: 0, stocks: 0, display_picture: 0, shop_id: 0 }
const ScheduleShopGroup: Fields = { shop_id: 0, shop_name: 0, shop_picture: 0, products: [ScheduleProduct] }
const Schedule: Fields = { _id: 0, name: 0, theme: 0, address: 0, payment_method: 0, user_id: 0, schedule_type: 0, notification_date: NotificationDate, is_active: 0, next_checkout_date: 0, products: [ScheduleShopGroup] }
const CreatedSchedule: Fields = { _id: 0, name: 0, theme: 0, address: 0, payment_method: 0, user_id: 0, schedule_type: 0, notification_date: NotificationDate, is_active: 0, next_checkout_date: 0, products: [ScheduleShopGroup], id: 0 }
const ScheduleProductsInput: Fields = { products: [{ product_id: 0, user_id: 0, order_schedule_id: 0, shop_id: 0, quantity: 0 }] }
const AddressInput: Fields = { owner_name: 0, country: 'Philippines', region: 0, state_province: 0, city: 0, barangay: 0, zipcode: 0, street: 0, address_line: 0, mobile_number: 0, type: 0, is_default: 0, geolocation: Geolocation }
const AddressCreation: Fields = { userId: 0, address: AddressInput }
const ConversationInput: Fields = { buyer_id: 0, seller_id: 0 }
const ConversationSeller: Fields = { _id: 0, shop_name: 0, shop_handle: 0, display_picture: 0, is_online: 0 }
const Conversation: Fields = { _id: 0, buyer_id: 0, seller_id: 0, seller: ConversationSeller, latest_message: 0, updatedAt: 0, is_buyer_read: 0 }
const ConversationPage: Fields = { items: [Conversation], currentPage: 0, nextPage: 0 }
const MessageInput: Fields = { buyer_id: 0, seller_id: 0, conversation_id: 0, sender: 0, receiver: 0, type: 0, content: 0 }
const ChatMessage: Fields = { _id: 0, buyer_id: 0, seller_id: 0, conversation_id: 0, sender: 0, receiver: 0, type: 0, content: 0, createdAt: 0 }
const MessagePage: Fields = { items: [ChatMessage], currentPage: 0, nextPage: 0 }
const UnreadMessages: Fields = { unread_messages_count: 0 }
const Notification: Fields = { _id: 0, type: 0, title: 0, body: 0, createdAt: 0, is_read: 0, nav_id: 0, display_picture: 0, theme: 0 }
const NotificationPage: Fields = { items: [Notification], currentPage: 0, nextPage: 0 }
const UnreadCount: Fields = { unread_count: 0 }
const Shop: Fields = { _id: 0, shop_name: 0, shop_handle: 0, shop_description: 0, cover_photo: 0, display_picture: 0, followed_by: 0, total_number_of_products: 0, is_following: 0, rating: 0, address: 0, geolocation: Geolocation, working_hour: WorkingHour }
const ShopValidity: Fields = { isValidShopName: 0, isValidShopHandle: 0, isValidBusinessEmail: 0, isValidBusinessContactNumber: 0 }
const ShopInput: Fields = { shop_name: 0, shop_handle: 0, shop_description: 0, cover_photo: 0, display_picture: 0, business_email: 0, business_contact_number: 0, working_hour: WorkingHour, geolocation: Geolocation }
const ShopUpdate: Fields = { shop_name: 0, shop_handle: 0, shop_description: 0, cover_photo: 0, display_picture: 0, business_email: 0, business_contact_number: 0, working_hour: WorkingHour, geolocation: Geolocation }
const Follow: Fields = { customer_id: 0, shop_id: 0 }
const FollowState: Fields = { is_following: 0, followed_by: 0 }
const ReportInput: Fields = { target_value: 0, reported_by: 0, type: 0, description: 0, report_type: 0, violation_level: 0 }
const TopProduct: Fields = { display_picture: 0, product_name: 0, price: 0, rating: 0, sold: 0 }
const MapShop: Fields = { _id: 0, shop_handle: 0, cover_photo: 0, display_picture: 0, shop_name: 0, working_hour: WorkingHour, distanceInKm: 0, followers: 0, total_product_count: 0, rating: 0, address: 0, longitude: 0, latitude: 0, shop_status: 0, top_three_products: [TopProduct] }
const PaymentStatusEvent: Fields = { status: 0, transaction_id: 0 }
const Presence: Fields = { type: 0, user_id: 0 }
const IncomingMessage: Fields = { _id: 0, buyer_id: 0, seller_id: 0, conversation_id: 0, sender: 0, receiver: 0, type: 0, content: 0, createdAt: 0, seller: ConversationSeller }
const Typing: Fields = { conversation_id: 0, is_typing: 0 }

/** The fields of each call's parameters and body. */
export const requestFields = {
  login: { path: {}, query: {}, header: {}, body: Credentials },
  verifySession: { path: {}, query: {}, header: {}, body: 0 },
  externalLogin: { path: {}, query: {}, header: {}, body: ExternalLogin },
  registerUser: { path: {}, query: {}, header: {}, body: Registration },
  updateUser: { path: {}, query: {}, header: {}, body: UserUpdate },
  deleteUser: { path: {}, query: {}, header: {}, body: AccountDeletion },
  getCurrentUser: { path: {}, query: {}, header: {}, body: 0 },
  checkUserValidity: { path: {}, query: { email: 0, mobileNumber: 0 }, header: {}, body: 0 },
  getRecentSearches: { path: {}, query: {}, header: {}, body: 0 },
  clearRecentSearches: { path: {}, query: {}, header: {}, body: 0 },
  requestOtp: { path: {}, query: {}, header: {}, body: OtpRequest },
  verifyOtp: { path: {}, query: {}, header: {}, body: OtpVerification },
  resetPassword: { path: {}, query: {}, header: {}, body: PasswordReset },
  addPassword: { path: {}, query: {}, header: {}, body: PasswordAddition },
  changePassword: { path: {}, query: {}, header: {}, body: PasswordChange },
  writeUserLog: { path: {}, query: {}, header: {}, body: LogEntry },
  uploadFile: { path: {}, query: {}, header: {}, body: { file: 0, folder_name: 0 } },
  uploadFiles: { path: {}, query: {}, header: {}, body: { files: [0], folder_name: 0 } },
  listProducts: { path: {}, query: { session: 0, page: 0, limit: 0, categories: 0, shopId: 0, query: 0 }, header: {}, body: 0 },
  getProduct: { path: { id: 0 }, query: { session: 0 }, header: {}, body: 0 },
  likeProduct: { path: {}, query: {}, header: {}, body: LikeInput },
  listLikes: { path: { userId: 0 }, query: {}, header: {}, body: 0 },
  incrementProductView: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  createProductReview: { path: {}, query: {}, header: {}, body: ReviewInput },
  listProductReviews: { path: { productId: 0 }, query: { page: 0 }, header: {}, body: 0 },
  getSearchSuggestions: { path: { term: 0 }, query: {}, header: {}, body: 0 },
  listSimilarNearby: { path: { id: 0 }, query: { meters: 0 }, header: {}, body: 0 },
  getCart: { path: { userId: 0 }, query: {}, header: {}, body: 0 },
  addToCart: { path: {}, query: {}, header: {}, body: CartAddition },
  updateCartQuantity: { path: { cartId: 0 }, query: {}, header: {}, body: CartQuantity },
  removeCartLine: { path: { cartId: 0 }, query: {}, header: {}, body: 0 },
  removeCartLines: { path: {}, query: {}, header: {}, body: CartLineIds },
  createTransactions: { path: {}, query: {}, header: { 'idempotency-key': 0 }, body: TransactionsInput },
  linkPaymentAccount: { path: {}, query: {}, header: {}, body: PaymentLinkInput },
  getPaymentIntent: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  cancelTransaction: { path: { id: 0 }, query: {}, header: {}, body: CancelInput },
  completeTransaction: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  refundTransaction: { path: { id: 0 }, query: {}, header: {}, body: RefundInput },
  getPriceSummary: { path: {}, query: {}, header: {}, body: PriceSummaryInput },
  listCustomerTransactions: { path: { userId: 0 }, query: { status: 0, page: 0, shop_name: 0, transaction_id: 0 }, header: {}, body: 0 },
  reviewDelivery: { path: { id: 0 }, query: {}, header: {}, body: DeliveryReviewInput },
  createSchedule: { path: {}, query: {}, header: {}, body: ScheduleInput },
  listSchedules: { path: { userId: 0 }, query: {}, header: {}, body: 0 },
  searchSchedulesByName: { path: { userId: 0 }, query: { query: 0 }, header: {}, body: 0 },
  getSchedule: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  updateSchedule: { path: { id: 0 }, query: {}, header: {}, body: ScheduleInput },
  deleteSchedule: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  addScheduleProducts: { path: {}, query: {}, header: {}, body: ScheduleProductsInput },
  removeScheduleProduct: { path: { orderProductId: 0 }, query: {}, header: {}, body: 0 },
  setScheduleActive: { path: { id: 0 }, query: {}, header: {}, body: { is_active: 0 } },
  cancelNextCheckout: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  updateScheduleProductQuantity: { path: { orderProductId: 0 }, query: {}, header: {}, body: { quantity: 0 } },
  advanceCheckout: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  listAddresses: { path: { userId: 0 }, query: {}, header: {}, body: 0 },
  createAddress: { path: {}, query: {}, header: {}, body: AddressCreation },
  updateAddress: { path: { addressId: 0, userId: 0 }, query: {}, header: {}, body: AddressInput },
  deleteAddress: { path: { addressId: 0, userId: 0 }, query: {}, header: {}, body: 0 },
  setDefaultAddress: { path: { addressId: 0, userId: 0 }, query: {}, header: {}, body: 0 },
  createConversation: { path: {}, query: {}, header: {}, body: ConversationInput },
  deleteConversations: { path: {}, query: {}, header: {}, body: { conversation_ids: [0] } },
  listConversations: { path: {}, query: { buyer_id: 0, page: 0, unread: 0 }, header: {}, body: 0 },
  getConversation: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  markConversationRead: { path: { id: 0 }, query: {}, header: {}, body: { reader: 0 } },
  findConversation: { path: {}, query: { seller_id: 0, buyer_id: 0 }, header: {}, body: 0 },
  sendMessage: { path: {}, query: {}, header: { 'idempotency-key': 0 }, body: MessageInput },
  listMessages: { path: { id: 0 }, query: { page: 0 }, header: {}, body: 0 },
  unsendMessage: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  countUnreadMessages: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  listNotifications: { path: { userId: 0 }, query: { page: 0, limit: 0, is_read: 0 }, header: {}, body: 0 },
  countUnreadNotifications: { path: { userId: 0 }, query: {}, header: {}, body: 0 },
  markNotificationRead: { path: { id: 0 }, query: {}, header: {}, body: 0 },
  markAllNotificationsRead: { path: { userId: 0 }, query: {}, header: {}, body: 0 },
  getShopByHandle: { path: { handle: 0 }, query: {}, header: {}, body: 0 },
  checkShopValidity: { path: {}, query: { shop_name: 0, shop_handle: 0, business_email: 0, business_contact_number: 0 }, header: {}, body: 0 },
  createShop: { path: {}, query: {}, header: {}, body: ShopInput },
  updateShop: { path: {}, query: {}, header: {}, body: ShopUpdate },
  followShop: { path: {}, query: {}, header: {}, body: Follow },
  unfollowShop: { path: { shopId: 0 }, query: {}, header: {}, body: 0 },
  createReport: { path: {}, query: {}, header: {}, body: ReportInput },
  listNearbyShops: { path: {}, query: { long: 0, lat: 0, meters: 0, query: 0 }, header: {}, body: 0 },
  getFile: { path: { id: 0 }, query: {}, header: { range: 0, 'if-range': 0 }, body: 0 },
} satisfies Record<string, Fields>

/** The fields of each call's JSON body by status. */
export const replyFields: Record<keyof typeof requestFields, Record<number, Fields>> = {
  login: { 200: Token, 400: Error, 401: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  verifySession: { 200: SessionCheck, 401: Error, 429: Error, 500: Error, 503: Error },
  externalLogin: { 200: ExternalToken, 400: Error, 401: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  registerUser: { 201: Token, 400: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  updateUser: { 200: SessionUser, 400: Error, 401: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  deleteUser: { 200: Message, 400: Error, 401: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getCurrentUser: { 200: SessionUser, 401: Error, 429: Error, 500: Error, 503: Error },
  checkUserValidity: { 200: UserValidity, 422: Error, 429: Error, 500: Error, 503: Error },
  getRecentSearches: { 200: [RecentSearch], 401: Error, 429: Error, 500: Error, 503: Error },
  clearRecentSearches: { 200: Message, 401: Error, 429: Error, 500: Error, 503: Error },
  requestOtp: { 200: Message, 400: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  verifyOtp: { 200: OtpResult, 400: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  resetPassword: { 200: Message, 400: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  addPassword: { 200: Message, 400: Error, 401: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  changePassword: { 200: Message, 400: Error, 401: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  writeUserLog: { 201: Message, 400: Error, 403: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  uploadFile: { 201: UploadedFile, 400: Error, 401: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  uploadFiles: { 201: UploadedFiles, 400: Error, 401: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listProducts: { 200: ProductPage, 422: Error, 429: Error, 500: Error, 503: Error },
  getProduct: { 200: Product, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  likeProduct: { 200: LikeState, 400: Error, 401: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listLikes: { 200: [LikedProduct], 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  incrementProductView: { 200: Message, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  createProductReview: { 201: Review, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listProductReviews: { 200: ReviewPage, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getSearchSuggestions: { 200: [Suggestion], 422: Error, 429: Error, 500: Error, 503: Error },
  listSimilarNearby: { 200: [SimilarProduct], 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getCart: { 200: Cart, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  addToCart: { 201: CartAdditionResult, 400: Error, 401: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  updateCartQuantity: { 200: CartProduct, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  removeCartLine: { 200: Message, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  removeCartLines: { 200: Message, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  createTransactions: { 201: CreatedTransactions, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  linkPaymentAccount: { 200: PaymentLink, 400: Error, 401: Error, 403: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getPaymentIntent: { 200: PaymentDetails, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  cancelTransaction: { 200: Order, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  completeTransaction: { 200: Order, 401: Error, 403: Error, 404: Error, 409: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  refundTransaction: { 200: Order, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getPriceSummary: { 200: PriceSummary, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listCustomerTransactions: { 200: OrderPage, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  reviewDelivery: { 200: DeliveryReview, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  createSchedule: { 201: CreatedSchedule, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listSchedules: { 200: [Schedule], 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  searchSchedulesByName: { 200: [Schedule], 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getSchedule: { 200: Schedule, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  updateSchedule: { 200: Schedule, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  deleteSchedule: { 200: Message, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  addScheduleProducts: { 201: [Schedule], 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  removeScheduleProduct: { 200: Schedule, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  setScheduleActive: { 200: Schedule, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  cancelNextCheckout: { 200: Schedule, 401: Error, 403: Error, 404: Error, 409: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  updateScheduleProductQuantity: { 200: ScheduleProduct, 400: Error, 401: Error, 403: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  advanceCheckout: { 200: Schedule, 401: Error, 403: Error, 404: Error, 409: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listAddresses: { 200: [Address], 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  createAddress: { 201: Address, 400: Error, 401: Error, 403: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  updateAddress: { 200: Address, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  deleteAddress: { 200: Message, 401: Error, 403: Error, 404: Error, 409: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  setDefaultAddress: { 200: Address, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  createConversation: { 201: { conversation_id: 0 }, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  deleteConversations: { 200: Message, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listConversations: { 200: ConversationPage, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getConversation: { 200: Conversation, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  markConversationRead: { 200: Conversation, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  findConversation: { 200: Conversation, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  sendMessage: { 201: ChatMessage, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listMessages: { 200: MessagePage, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  unsendMessage: { 200: Message, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  countUnreadMessages: { 200: UnreadMessages, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listNotifications: { 200: NotificationPage, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  countUnreadNotifications: { 200: UnreadCount, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  markNotificationRead: { 200: Notification, 401: Error, 403: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  markAllNotificationsRead: { 200: Message, 401: Error, 403: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  getShopByHandle: { 200: Shop, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  checkShopValidity: { 200: ShopValidity, 422: Error, 429: Error, 500: Error, 503: Error },
  createShop: { 201: Shop, 400: Error, 401: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  updateShop: { 200: Shop, 400: Error, 401: Error, 404: Error, 409: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  followShop: { 201: FollowState, 400: Error, 401: Error, 403: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  unfollowShop: { 200: FollowState, 401: Error, 404: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  createReport: { 201: Message, 400: Error, 401: Error, 404: Error, 413: Error, 422: Error, 429: Error, 500: Error, 503: Error },
  listNearbyShops: { 200: [MapShop], 422: Error, 429: Error, 500: Error, 503: Error },
  getFile: { 200: 0, 206: 0, 404: Error, 416: Error, 422: Error, 429: Error, 500: Error, 503: Error },
}

/** The fields of each socket event's payload. */
export const eventFields = {
  onPaymentConnection: 0,
  onPaymentStatus: PaymentStatusEvent,
  onPaymentDisconnect: 0,
  onPaymentConnectError: { message: 0 },
  announceOnline: Presence,
  announceOffline: Presence,
  onNotification: Notification,
  onIncomingMessage: IncomingMessage,
  onChatMessage: ChatMessage,
  onTyping: Typing,
} satisfies Record<string, Fields>

/** What the marketplace gives beyond what the contract requires, by schemas. */
export const alsoGiven = new Map<Fields, readonly string[]>([
  [Address, ["_id","user","country","region","state_province","city","barangay","zipcode","street","mobile_number","type","is_default","geolocation"]],
  [SessionUser, ["display_picture","contact_number","email","has_password","has_shop","following","address"]],
  [RecentSearch, ["display_picture"]],
  [OtpResult, ["isMatch"]],
  [ShopSummary, ["shop_name","shop_handle","display_picture"]],
  [Product, ["gallery","category","description","rating","likes","isLiked","display_picture"]],
  [ProductPage, ["currentPage","nextPage"]],
  [ProductSummary, ["category","display_picture","rating"]],
  [Review, ["_id","display_name","display_picture","description","gallery"]],
  [ReviewPage, ["currentPage","nextPage"]],
  [Suggestion, ["display_picture"]],
  [SimilarProduct, ["product_id","rating"]],
  [CartProduct, ["display_picture"]],
  [Cart, ["outOfStock"]],
  [CartLineAdded, ["display_picture"]],
  [OrderProduct, ["isRate"]],
  [Order, ["customer","address","payment_status","delivery_method","delivery_instruction","order_timeline","fees","cancel_reason","delivery_reviewed","createdAt"]],
  [PaymentDetails, ["transactionId","paymentType","icon","description"]],
  [OrderPage, ["currentPage","nextPage"]],
  [ScheduleProduct, ["display_picture","shop_id"]],
  [Schedule, ["theme","address","payment_method","user_id","next_checkout_date","products"]],
  [CreatedSchedule, ["theme","address","payment_method","user_id","next_checkout_date","products"]],
  [ConversationSeller, ["shop_name","display_picture","is_online"]],
  [Conversation, ["buyer_id","latest_message","is_buyer_read"]],
  [ConversationPage, ["currentPage","nextPage"]],
  [ChatMessage, ["buyer_id","seller_id","conversation_id","receiver","type","createdAt"]],
  [MessagePage, ["currentPage","nextPage"]],
  [Notification, ["type","body","is_read","nav_id","display_picture","theme"]],
  [NotificationPage, ["currentPage","nextPage"]],
  [Shop, ["shop_description","cover_photo","display_picture","followed_by","total_number_of_products","is_following"]],
  [TopProduct, ["display_picture","rating","sold"]],
  [MapShop, ["_id","cover_photo","display_picture","working_hour","followers","total_product_count","shop_status","top_three_products"]],
  [IncomingMessage, ["buyer_id","seller_id","conversation_id","receiver","type","createdAt","seller"]],
])
