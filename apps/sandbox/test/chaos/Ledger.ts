/** An acknowledged message, as the database must have it. */
export interface LedgerMessage {
  readonly id: number;
  text: string;
  isDeleted: boolean;
  readonly reactions: Set<string>;
  /** The contents of its files. */
  readonly files: readonly string[];
}

/** The writes of one writer that were acknowledged. */
export class Ledger {
  readonly chatId: number;
  /** In the order in which they were sent. */
  readonly messages: LedgerMessage[] = [];
  isArchived = false;
  /** The channel and the number of each service that was requested. */
  readonly requests = new Set<string>();
  readonly accepted = new Set<string>();
  /** The contacts that were saved last. */
  contacts: readonly string[] | undefined;
  /** How many writes were acknowledged. */
  acknowledged = 0;

  constructor(chatId: number) {
    this.chatId = chatId;
  }

  /** Those that can still be changed. */
  alive(): LedgerMessage[] {
    return this.messages.filter(({ isDeleted }) => !isDeleted);
  }
}
