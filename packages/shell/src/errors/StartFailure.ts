/** The portal cannot start: its settings could not be loaded, or are wrong. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly kind: 'unreachable' | 'invalid';
  /** One line for each fault, with its field. */
  readonly details: readonly string[];

  constructor(kind: StartFailure['kind'], details: readonly string[], cause?: unknown) {
    super(`@my-air/shell: config.json is ${kind}: ${details.join('; ')}`, { cause });
    this.kind = kind;
    this.details = details;
  }
}

/** The functions and data of index.html for the code that it starts. */
interface FirstPage {
  /** Shows the page of last resort, which needs nothing but itself. */
  fail: (kind: 'unreachable' | 'invalid' | 'broken', details: readonly string[]) => void;
  /** The button that was pressed last before the portal has started. */
  pressed?: HTMLButtonElement;
}

declare global {
  interface Window {
    myAir?: FirstPage;
  }
}

/** Shows that the portal cannot go on, the reason, and a button to try again. */
export function showStartFailure(error: unknown, id?: string): void {
  if (error instanceof StartFailure) window.myAir?.fail(error.kind, error.details);
  else window.myAir?.fail('broken', id ? [id] : []);
}
