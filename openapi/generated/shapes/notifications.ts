// Generated from openapi/openapi.yaml: do not edit.
const Notification = { _id: 's', 'type=': 's', title: 's', 'body=': 's', createdAt: 'd', 'is_read=': 'b', 'nav_id=': 's', 'display_picture=': ['s', null], 'theme=': ['s', null] } as const
const NotificationPage = { items: [Notification], 'currentPage?!': 'n', 'nextPage?!': ['n', null] } as const
const UnreadCount = { unread_count: 'n' } as const

export const listNotifications = NotificationPage
export const countUnreadNotifications = UnreadCount
export const markNotificationRead = Notification
