/** Whether the backend can be reached. */
export interface Connection {
  get: () => boolean;
  /**
   * Whether the network is there and was not gone in the last half minute: otherwise a failure may come from
   * it.
   */
  isSteady: () => boolean;
  /** Reports a call without an answer: the backend is then asked repeatedly until it answers. */
  reportFailure: () => void;
  /**
   * Called when the network is back after it was gone, not when a single call was cut. Returns a function
   * that stops it.
   */
  onReturn: (listener: () => void) => () => void;
}
