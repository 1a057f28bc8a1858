// Generated from openapi/openapi.yaml: do not edit.
/** Path of the Socket.IO server on the host. */
export const SOCKET_PATH = "/socket.io/"
/** The namespace of the socket for chats, notifications and presence. */
export const CHAT_NAMESPACE = "/"
/** The namespace of the socket for the status of payments. */
export const PAYMENT_NAMESPACE = "/payments"
/**
 * The socket, direction (in: to the app) and name of each event; in the names `{…}` stands for an
 * id. Built-in ones are raised by the client of Socket.IO itself.
 */
export const socketEvents = {
  onPaymentConnection: {"socket":"payment","direction":"in","event":"connection","builtIn":false},
  onPaymentStatus: {"socket":"payment","direction":"in","event":"status","builtIn":false},
  onPaymentDisconnect: {"socket":"payment","direction":"in","event":"disconnect","builtIn":true},
  onPaymentConnectError: {"socket":"payment","direction":"in","event":"connect_error","builtIn":true},
  announceOnline: {"socket":"chat","direction":"out","event":"online","builtIn":false},
  announceOffline: {"socket":"chat","direction":"out","event":"offline","builtIn":false},
  onNotification: {"socket":"chat","direction":"in","event":"{userId}","builtIn":false},
  onIncomingMessage: {"socket":"chat","direction":"in","event":"listen-conversation-{userId}","builtIn":false},
  onChatMessage: {"socket":"chat","direction":"in","event":"{conversationId}","builtIn":false},
  onTyping: {"socket":"chat","direction":"in","event":"typing-{conversationId}","builtIn":false},
} as const
/** The tag of each event. */
export const eventTags = {
  onPaymentConnection: "checkout",
  onPaymentStatus: "checkout",
  onPaymentDisconnect: "checkout",
  onPaymentConnectError: "checkout",
  announceOnline: "chat",
  announceOffline: "chat",
  onNotification: "notifications",
  onIncomingMessage: "chat",
  onChatMessage: "chat",
  onTyping: "chat",
} as const
