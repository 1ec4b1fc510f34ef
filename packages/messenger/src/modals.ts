/** The modals that this feature brings: what each is given, and what it answers. */
export interface MessengerModals {
  support: {
    props: {
      summary?: string;
      message?: string;
      categoryId?: number;
      /** The message of a chat that the question is about, with its words. */
      replyTo?: { messageId: number; text: string };
    };
    answer: { chatId: number };
  };
}

declare module '@my-air/feature-api' {
  interface Modals extends MessengerModals {}
}
