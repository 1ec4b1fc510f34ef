/** The sandbox cannot start, for a reason that the person who starts it can put right. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
