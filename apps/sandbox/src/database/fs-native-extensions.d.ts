/** File locks of the operating system; the package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks an open file for this process alone. @returns false when another holds it */
  export function tryLock(descriptor: number): boolean;
}
