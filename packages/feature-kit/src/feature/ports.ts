/**
 * The needs of a feature that another one fulfils, by role. The shell binds them; an unbound port is
 * undefined and its button is not drawn.
 */
export interface PortSet<Ports extends object> {
  /** The feature that declares them. */
  readonly feature: string;
  /** @internal */
  readonly bound: Partial<Ports>;
}

/** Declares the ports of a feature, named by their role: `openChat`, `linkToService`. */
export function definePorts<Ports extends object>(feature: string): PortSet<Ports> {
  return { feature, bound: {} };
}

/**
 * Binds the ports of a feature; undefined leaves a port open. Called by the shell, before the first screen.
 */
export function bindPorts<Ports extends object>(
  ports: PortSet<Ports>,
  implementations: { readonly [Name in keyof Ports]?: Ports[Name] | undefined },
): void {
  Object.assign(ports.bound, implementations);
}

/** A bound port, or undefined where the shell left it open. */
export function port<Ports extends object, Name extends keyof Ports>(
  ports: PortSet<Ports>,
  name: Name,
): Ports[Name] | undefined {
  return ports.bound[name];
}
