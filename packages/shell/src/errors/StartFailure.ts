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

/** Has the page itself say that the portal cannot go on, and why: what failed may be React, or any part of the portal. */
export function showStartFailure(error: unknown, id?: string): void {
  const detail =
    error instanceof StartFailure
      ? { kind: error.kind, details: error.details }
      : { kind: 'broken', details: id === undefined ? [] : [id] };
  document.dispatchEvent(new CustomEvent('last-resort', { detail }));
}
