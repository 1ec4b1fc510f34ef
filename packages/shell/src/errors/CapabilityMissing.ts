/** Thrown where a screen needs a capability that the user does not have. */
export class CapabilityMissing extends Error {
  override name = 'CapabilityMissing';
  readonly capability: string;

  constructor(capability: string) {
    super(`@my-air/shell: this screen needs the capability "${capability}"`);
    this.capability = capability;
  }
}
