import type { Message } from '../contract.ts';

/** The actions on a message, implemented by the component that shows it. */
export interface MessageActions {
  onReply: (message: Message) => void;
  onReact: (message: Message, emoji: string) => void;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
  /** Scrolls to a message, loading it if need be. */
  onJump: (messageId: number) => void;
  /** Called when a message has changed on the server. */
  onChanged: () => void;
}
