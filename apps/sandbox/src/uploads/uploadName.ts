/** In characters; what every file system takes when it is downloaded. */
const longest = 255;
const longestExtension = 20;

/** The name under which an upload is kept: the sent one, shortened before its extension where it is too long. */
export function uploadName(sent: string): string {
  const name = sent.toWellFormed();
  // These would be steps of a path in the upload's address, and an empty one would be no part of it.
  if (/^\.{0,2}$/.test(name)) return 'file';
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const dot = characters.lastIndexOf('.');
  const hasExtension = dot > 0 && characters.length - dot <= longestExtension;
  const extension = hasExtension ? characters.slice(dot) : [];
  return [...characters.slice(0, longest - extension.length), ...extension].join('');
}
