/** A question to begin a conversation with; asked again, it is another one. */
export interface AskedQuestion {
  text: string;
}
