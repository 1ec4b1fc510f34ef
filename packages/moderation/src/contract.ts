// Moderation has no calls of its own (peers G-47): it reads channels and the messenger's two lists of chats.
export {};
