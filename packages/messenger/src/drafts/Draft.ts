/** What a person has begun to write in a chat. Its names are the specification's, and stand in the browser's storage. */
export interface Draft {
  chat_id: number;
  /** The text as the composer has it, in markdown. */
  message: string;
  /** The message that is being changed; null for a new one. */
  message_id: number | null;
  isEditing: boolean;
  /** The template that the text came from, if any. */
  template: string | null;
  reply_to_message_id: number | null;
  /** The files that were chosen, by what is known of them: their bytes do not outlive the tab. */
  attachments: readonly DraftAttachment[];
}

/** A file of a draft. */
export interface DraftAttachment {
  name: string;
  type: string;
  size: number;
}

/** A draft with nothing in it. */
export function emptyDraft(chatId: number): Draft {
  return {
    chat_id: chatId,
    message: '',
    message_id: null,
    isEditing: false,
    template: null,
    reply_to_message_id: null,
    attachments: [],
  };
}

/** Whether there is nothing in a draft that would be missed. */
export function isEmptyDraft({ message, isEditing, reply_to_message_id, attachments }: Draft): boolean {
  return message.trim() === '' && !isEditing && reply_to_message_id === null && attachments.length === 0;
}
