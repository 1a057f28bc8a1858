// Generated from openapi/openapi.yaml: do not edit.
const Token = { token: 's' } as const
const SessionCheck = { _id: 's', email: 's' } as const
const ExternalToken = { authToken: 's' } as const
const Geolocation = { latitude: 'n', longitude: 'n' } as const
const Address = { '_id=': 's', 'user=': 's', owner_name: 's', 'country=': 's', 'region=': 's', 'state_province=': 's', 'city=': 's', 'barangay=': 's', 'zipcode=': 's', 'street=': 's', 'address_line?': 's', 'mobile_number=': 's', 'type=HOME': 's', 'is_default=': 'b', 'geolocation?!': Geolocation } as const
const SessionUser = { _id: 's', display_name: 's', first_name: 's', last_name: 's', 'display_picture=': ['s', null], 'contact_number=': 's', 'email=': 's', 'has_password=true': 'b', 'has_shop=': 'b', 'following?!': 'n', 'address=': [Address, null] } as const
const Message = { message: 's' } as const
const UserValidity = { 'isValidEmail?': 'b', 'isValidMobileNumber?': 'b' } as const
const RecentSearch = { query: 's', 'display_picture=': ['s', null] } as const
const OtpResult = { 'isMatch?!': 'b', 'password_reset_token?': 's' } as const
const UploadedFile = { fileId: 's' } as const
const UploadedFiles = { ids: [{ id: 's' }] } as const
const WorkingHour = { from: 's', to: 's' } as const
const ShopSummary = { _id: 's', 'shop_name=Shop': 's', 'shop_handle=': 's', 'display_picture=': ['s', null], 'working_hour?': WorkingHour, 'address?': 's' } as const
const Product = { _id: 's', product_name: 's', price: 'n', stocks: 'n', 'gallery=': ['s'], 'category=': ['s'], 'barcode?': 's', 'description=': 's', 'rating=': 'n', 'sold?': 'n', 'likes=': 'n', 'isLiked=': 'b', 'display_picture=': 's', shop: ShopSummary } as const
const ProductPage = { items: [Product], 'similar?': 'b', 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const LikeState = { isLiked: 'b', likes: 'n' } as const
const ProductSummary = { _id: 's', product_name: 's', 'category=': ['s'], 'display_picture=': 's', stocks: 'n', price: 'n', 'rating=': 'n' } as const
const LikedProduct = { product: ProductSummary, shop: ShopSummary } as const
const ReviewMedia = { url: 's', type: 's' } as const
const Review = { '_id?!': 's', 'display_name=': 's', 'display_picture=': ['s', null], rating: 'n', date: 'd', 'description=': 's', 'gallery=': [ReviewMedia] } as const
const ReviewPage = { items: [Review], 'starCounts?': ['n'], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const Suggestion = { query: 's', 'display_picture=': ['s', null], 'product_id?': 's', 'similar?': 'b', 'price?': 'n', 'shop_name?': 's' } as const
const SimilarProduct = { 'product_id?!': 's', 'product_name?': 's', shop: { shop_name: 's', 'display_picture=': ['s', null] }, distanceInKm: 'n', price: 'n', 'rating=': 'n' } as const
const CartProduct = { cartId: 's', productId: 's', product_name: 's', 'display_picture=': 's', price: 'n', quantity: 'n', stocks: 'n' } as const
const CartGroup = { shopId: 's', shop_name: 's', 'shop_picture?': ['s', null], 'working_hour?': WorkingHour, 'address?': 's', products: [CartProduct] } as const
const Cart = { carts: [CartGroup], 'outOfStock=': [CartGroup], totalProductsCount: 'n' } as const
const CartLimitReached = { isMax: 'b' } as const
const OrderProduct = { product: { _id: 's', 'product_name=Product': 's', 'price?!': 'n', 'display_picture=': 's' }, quantity: 'n', 'isRate=': 'b' } as const
const Order = { _id: 's', 'customer=': 's', shop: ShopSummary, products: [OrderProduct], 'address?!': Address, 'pickup_address?': 's', payment_method: 's', 'payment_status?!': 's', 'delivery_method?!': 's', 'delivery_instruction=': ['s', null], 'order_timeline=': { '*': 'd' }, order_status: 's', 'fees?!': 'n', total_price: 'n', 'cancel_reason=': ['s', null], 'delivery_reviewed=': 'b', 'createdAt?!': 'd' } as const
const CreatedTransactions = { 'checkout_page_url?': ['s', null], transactions: [Order] } as const
const PaymentLink = { payment_method: 's', status: 's', link_page_url: ['s', null] } as const
const PaymentDetails = { status: 's', 'transactionId=': 's', 'paymentType=': 's', 'icon=': 's', 'description=': 's', 'checkout_page_url?': ['s', null] } as const
const PriceSummary = { finalAmount: 'n', basePrice: 'n', xenditTransactionFee: 'n', tax: 'n', 'deliveryFee?': 'n' } as const
const OrderPage = { items: [Order], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const DeliveryReview = { transaction_id: 's', user_id: 's', driver_rating: 'n', driver_delivery_feedback: 's' } as const
const NotificationDate = { time: 's', 'day_of_month?': ['n', 's'], 'day_of_week?': 'n', 'month?': 'n', 'year?': 'n' } as const
const ScheduleProduct = { order_product_id: 's', product_id: 's', product_name: 's', price: 'n', quantity: 'n', stocks: 'n', 'display_picture=': 's', 'shop_id=': 's' } as const
const ScheduleShopGroup = { shop_id: 's', shop_name: 's', 'shop_picture?': ['s', null], products: [ScheduleProduct] } as const
const Schedule = { _id: 's', name: 's', 'theme=sunrise': 's', 'address=': 's', 'payment_method=cod': 's', 'user_id=': 's', schedule_type: 's', notification_date: NotificationDate, is_active: 'b', 'next_checkout_date=': ['d', null], 'products=': [ScheduleShopGroup] } as const
const ConversationSeller = { _id: 's', 'shop_name=Shop': 's', 'shop_handle?': 's', 'display_picture=': ['s', null], 'is_online=': 'b' } as const
const Conversation = { _id: 's', 'buyer_id=': 's', seller_id: 's', seller: ConversationSeller, 'latest_message=': 's', updatedAt: 'd', 'is_buyer_read=true': 'b' } as const
const ConversationPage = { items: [Conversation], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const ChatMessage = { _id: 's', 'buyer_id=': 's', 'seller_id=': 's', 'conversation_id=': 's', sender: 's', 'receiver=': 's', 'type=text': 's', content: 's', 'createdAt?!': 'd' } as const
const MessagePage = { items: [ChatMessage], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const UnreadMessages = { unread_messages_count: 'n' } as const
const Notification = { _id: 's', 'type=': 's', title: 's', 'body=': 's', createdAt: 'd', 'is_read=': 'b', 'nav_id=': 's', 'display_picture=': ['s', null], 'theme=': ['s', null] } as const
const NotificationPage = { items: [Notification], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const UnreadCount = { unread_count: 'n' } as const
const Shop = { _id: 's', shop_name: 's', shop_handle: 's', 'shop_description=': 's', 'cover_photo=': ['s', null], 'display_picture=': ['s', null], 'followed_by=': 'n', 'total_number_of_products=': 'n', 'is_following=': 'b', 'rating?': 'n', 'address?': 's', 'geolocation?': Geolocation, 'working_hour?': WorkingHour } as const
const ShopValidity = { 'isValidShopName?': 'b', 'isValidShopHandle?': 'b', 'isValidBusinessEmail?': 'b', 'isValidBusinessContactNumber?': 'b' } as const
const FollowState = { is_following: 'b', followed_by: 'n' } as const
const TopProduct = { 'display_picture=': 's', product_name: 's', price: 'n', 'rating=': 'n', 'sold=': 'n' } as const
const MapShop = { '_id?!': 's', shop_handle: 's', 'cover_photo=': ['s', null], 'display_picture=': ['s', null], shop_name: 's', 'working_hour?!': WorkingHour, distanceInKm: 'n', 'followers=': 'n', 'total_product_count=': 'n', 'rating?': 'n', 'address?': 's', longitude: 'n', latitude: 'n', 'shop_status=Active': 's', 'top_three_products=': [TopProduct] } as const

export const login = Token
export const verifySession = SessionCheck
export const externalLogin = ExternalToken
export const registerUser = Token
export const updateUser = SessionUser
export const deleteUser = Message
export const getCurrentUser = SessionUser
export const checkUserValidity = UserValidity
export const getRecentSearches = [RecentSearch] as const
export const clearRecentSearches = Message
export const requestOtp = Message
export const verifyOtp = OtpResult
export const resetPassword = Message
export const addPassword = Message
export const changePassword = Message
export const writeUserLog = Message
export const uploadFile = UploadedFile
export const uploadFiles = UploadedFiles
export const listProducts = ProductPage
export const getProduct = Product
export const likeProduct = LikeState
export const listLikes = [LikedProduct] as const
export const incrementProductView = Message
export const createProductReview = Review
export const listProductReviews = ReviewPage
export const getSearchSuggestions = [Suggestion] as const
export const listSimilarNearby = [SimilarProduct] as const
export const getCart = Cart
export const addToCart = [{ cartId: 's', productId: 's', product_name: 's', 'display_picture=': 's', price: 'n', quantity: 'n', stocks: 'n', isMax: 'b' }, CartLimitReached] as const
export const updateCartQuantity = CartProduct
export const removeCartLine = Message
export const removeCartLines = Message
export const createTransactions = CreatedTransactions
export const linkPaymentAccount = PaymentLink
export const getPaymentIntent = PaymentDetails
export const cancelTransaction = Order
export const completeTransaction = Order
export const refundTransaction = Order
export const getPriceSummary = PriceSummary
export const listCustomerTransactions = OrderPage
export const reviewDelivery = DeliveryReview
export const createSchedule = { _id: 's', name: 's', 'theme=sunrise': 's', 'address=': 's', 'payment_method=cod': 's', 'user_id=': 's', schedule_type: 's', notification_date: NotificationDate, is_active: 'b', 'next_checkout_date=': ['d', null], 'products=': [ScheduleShopGroup], id: 's' } as const
export const listSchedules = [Schedule] as const
export const searchSchedulesByName = [Schedule] as const
export const getSchedule = Schedule
export const updateSchedule = Schedule
export const deleteSchedule = Message
export const addScheduleProducts = [Schedule] as const
export const removeScheduleProduct = Schedule
export const setScheduleActive = Schedule
export const cancelNextCheckout = Schedule
export const updateScheduleProductQuantity = ScheduleProduct
export const advanceCheckout = Schedule
export const listAddresses = [Address] as const
export const createAddress = Address
export const updateAddress = Address
export const deleteAddress = Message
export const setDefaultAddress = Address
export const createConversation = { conversation_id: 's' } as const
export const deleteConversations = Message
export const listConversations = ConversationPage
export const getConversation = Conversation
export const markConversationRead = Conversation
export const findConversation = [Conversation, null] as const
export const sendMessage = ChatMessage
export const listMessages = MessagePage
export const unsendMessage = Message
export const countUnreadMessages = UnreadMessages
export const listNotifications = NotificationPage
export const countUnreadNotifications = UnreadCount
export const markNotificationRead = Notification
export const markAllNotificationsRead = Message
export const getShopByHandle = Shop
export const checkShopValidity = ShopValidity
export const createShop = Shop
export const updateShop = Shop
export const followShop = FollowState
export const unfollowShop = FollowState
export const createReport = Message
export const listNearbyShops = [MapShop] as const
