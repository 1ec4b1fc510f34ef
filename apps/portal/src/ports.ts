/** Gives features what they ask of each other; the only place that knows two of them at once. */
export function bindFeaturePorts(): void {}
