/** Whether the backend can be reached. */
export interface Connection {
  get: () => boolean;
  /** Whether the network is there and was not gone in the last half minute: what failed may otherwise have failed because of it. */
  isSteady: () => boolean;
  /** Tells that a call got no answer: the backend is asked again and again until it answers. */
  reportFailure: () => void;
  /** Called when the network is back after it was gone, not when a single call was cut. Returns how to stop. */
  onReturn: (listener: () => void) => () => void;
}
