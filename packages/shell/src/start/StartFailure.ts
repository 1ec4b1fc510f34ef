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
