/** Whether the backend can be reached. */
export interface Connection {
  get: () => boolean;
  /** Tells that a call got no answer: the backend is asked, more and more rarely, until it answers. */
  reportFailure: () => void;
  /** Called when the network is back after it was gone, not when a single call was cut. Returns how to stop. */
  onReturn: (listener: () => void) => () => void;
}
