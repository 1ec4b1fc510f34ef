/** Escapes of a dot, a slash, a backslash and, however often, of the percent sign before them. */
const escapes = /%(?:25)*(?:(2e)|(2f)|5c)/gi;

/** Whether a step of a path is `.` or `..`, as it is or after any number of decodings. */
export function hasDotSegment(path: string): boolean {
  const decoded = path.replaceAll(escapes, (_, dot?: string) => (dot === undefined ? '/' : '.'));
  return /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(decoded);
}
