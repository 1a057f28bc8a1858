// Generated from openapi/openapi.yaml: do not edit.
const ReviewMedia = { url: 's', type: 's' } as const
const Review = { '_id?!': 's', 'display_name=': 's', 'display_picture=': ['s', null], rating: 'n', date: 'd', 'description=': 's', 'gallery=': [ReviewMedia] } as const
const ReviewPage = { items: [Review], 'starCounts?': ['n'], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const DeliveryReview = { transaction_id: 's', user_id: 's', driver_rating: 'n', driver_delivery_feedback: 's' } as const

export const createProductReview = Review
export const listProductReviews = ReviewPage
export const reviewDelivery = DeliveryReview
