/** The sandbox cannot start, for a reason that the developer who starts it can fix. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
