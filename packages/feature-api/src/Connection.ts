/** Whether the backend can be reached. */
export interface Connection {
  get: () => boolean;
  /** Called at every change. Returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Tells that a call got no answer: the backend is asked, more and more rarely, until it answers. */
  reportFailure: () => void;
}
