import type { Message } from '../contract.ts';

/** What can be done with a message, by the component that shows it. */
export interface MessageActions {
  onReply: (message: Message) => void;
  onReact: (message: Message, emoji: string) => void;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
  /** Shows a message wherever it is. */
  onJump: (messageId: number) => void;
  /** Something about a message has changed on the server. */
  onChanged: () => void;
}
