/** Why the portal cannot start: its settings did not come, or are wrong. */
export class StartFailure extends Error {
  override name = 'StartFailure';
  readonly kind: 'unreachable' | 'invalid';
  /** One line for each thing that is wrong, with its field. */
  readonly details: readonly string[];

  constructor(kind: StartFailure['kind'], details: readonly string[], cause?: unknown) {
    super(`@my-air/shell: config.json is ${kind}: ${details.join('; ')}`, { cause });
    this.kind = kind;
    this.details = details;
  }
}
