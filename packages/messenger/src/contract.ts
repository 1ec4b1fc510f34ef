// The wire of Messenger: valibot schemas and their endpoints. The sandbox responds from the same contracts.
export * from './contract/chats.ts';
export * from './contract/emoji.ts';
export * from './contract/messages.ts';
export * from './contract/rules.ts';
export * from './contract/support.ts';
