/** The modals of this feature: the props and the answer of each. */
export interface MessengerModals {
  support: {
    props: {
      summary?: string;
      message?: string;
      categoryId?: number;
      /** The message of a chat that the question is about, with its text. */
      replyTo?: { messageId: number; text: string };
    };
    answer: { chatId: number };
  };
}

declare module '@my-air/feature-kit' {
  interface Modals extends MessengerModals {}
}
