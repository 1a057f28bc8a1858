// Generated from openapi/openapi.yaml: do not edit.
const ReviewMedia = { url: 's', type: 's' } as const
const Review = { _id: 's', display_name: 's', display_picture: ['s', null], rating: 'n', date: 'd', description: 's', gallery: [ReviewMedia] } as const
const ReviewPage = { items: [Review], currentPage: 'n', nextPage: ['n', null] } as const
const DeliveryReview = { transaction_id: 's', user_id: 's', driver_rating: 'n', driver_delivery_feedback: 's' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'POST /product/reviews': Review,
  'GET /product/reviews/{productId}': ReviewPage,
  'PUT /transactions/{id}/delivery/review': DeliveryReview,
} as const
