// Generated from openapi/openapi.yaml: do not edit.
const Notification = { _id: 's', type: 's', title: 's', body: 's', createdAt: 'd', is_read: 'b', nav_id: 's', display_picture: ['s', null], theme: ['s', null] } as const
const NotificationPage = { items: [Notification], currentPage: 'n', nextPage: ['n', null] } as const
const UnreadCount = { unread_count: 'n' } as const

/** The shape of each call's successful answer. */
export const answerShapes = {
  'GET /notifications/user/{userId}': NotificationPage,
  'GET /notifications/user/{userId}/unread': UnreadCount,
  'PUT /notifications/read/{id}': Notification,
} as const
