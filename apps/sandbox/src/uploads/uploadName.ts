import { hasDotSegment } from '../http/hasDotSegment.ts';

/** In characters; what every file system takes when it is downloaded. */
const longest = 255;
const longestExtension = 20;

/** Control characters but NUL, which no text of ours can hold, and the ends of lines and paragraphs. */
const controls = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;
/** Characters that turn the direction of text, so that `gnp.exe` reads as `exe.png`, or are invisible. */
const invisible = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * The name under which an upload is kept: the sent one without what would break a line, a path or the order
 * of its characters, shortened before its extension where it is too long.
 */
export function uploadName(sent: string): string {
  const name = sent
    .toWellFormed()
    .replaceAll(controls, ' ')
    .replaceAll(invisible, '')
    .replaceAll(/[/\\]/g, '_')
    // Windows drops dots and spaces at the end, so that the text before them would be the extension.
    .replace(/^ +/, '')
    .replace(/[. ]+$/, '');
  if (name === '') return 'file';
  const safe = hasDotSegment(name) ? name.replaceAll('%', '_') : name;
  return shorten(safe);
}

function shorten(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const dot = characters.lastIndexOf('.');
  const hasExtension = dot > 0 && characters.length - dot <= longestExtension;
  const extension = hasExtension ? characters.slice(dot) : [];
  return [...characters.slice(0, longest - extension.length), ...extension].join('');
}
