/** Pictures, sound and films that browsers show; a drawing (SVG) can carry scripts and is only downloaded. */
const shown = /^(?:image\/(?:png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** Whether a file of this type may be opened inside a page instead of being downloaded. */
export function isShownInPlace(mimeType: string): boolean {
  return shown.test(mimeType);
}
