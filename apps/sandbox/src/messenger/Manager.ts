/** How the managers of chats behave when nobody sits behind them. */
export interface Manager {
  /** How long they think before they answer, in seconds of the sandbox's clock; null is never. */
  delaySeconds: number | null;
}

/** How long a manager thinks where nothing else was said, in seconds. */
export const usualDelay = 4;
