// The wire of Messenger: valibot schemas and their endpoints. The sandbox responds from the same contracts.
export {
  archiveChat,
  Chat,
  ChatList,
  ChatListMeta,
  ChatParticipant,
  ChatProcess,
  listActiveChats,
  listArchivedChats,
  ProcessFacts,
  processTypes,
  type ProcessType,
} from './contract/chats.ts';
export { isOneEmoji } from './contract/emoji.ts';
export {
  Attachment,
  deleteMessage,
  editMessage,
  listMessages,
  markMentionRead,
  Message,
  MessageList,
  messageTypes,
  MessageUser,
  reactToMessage,
  Reaction,
  sendMessage,
  type MessageType,
} from './contract/messages.ts';
export { createMessageGrammar } from './contract/messageGrammar.ts';
export { attachmentRules, bestRating, isBlank, textRules } from './contract/rules.ts';
export {
  listSupportCategories,
  reviewSupportRequest,
  sendSupportRequest,
  SupportCategory,
  SupportRequest,
} from './contract/support.ts';
