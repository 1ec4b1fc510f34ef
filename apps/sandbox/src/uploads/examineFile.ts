import { hasDotSegment } from '../http/hasDotSegment.ts';
import { type FileKind, fileKinds, fits, isProgram, programs, unknownTypes } from './fileKinds.ts';

/** In characters; what every file system takes when it is downloaded. */
const longest = 255;
const longestExtension = 20;

/** Control characters but NUL, which no text of ours can hold, and the ends of lines and paragraphs. */
const controls = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;
/** Characters that turn the direction of text, so that `gnp.exe` reads as `exe.png`, or are invisible. */
const invisible = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** Pictures, sound and films that browsers show; a drawing (SVG) can carry scripts and is only downloaded. */
const shown = /^(?:image\/(?:png|jpeg|gif|webp|avif)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** A file as it was sent: its cleaned name, the type that its client declared, and its bytes. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The type of a file without parameters, in lower case; from its name or its bytes where the client knew none. */
export function typeOfFile({ name, type, bytes }: SentFile): string {
  const [declared = ''] = type.toLowerCase().split(';');
  if (!unknownTypes.has(declared.trim())) return declared.trim();
  const known = kindByName(name) ?? signedKinds.find((kind) => fits(kind, bytes));
  return known?.types[0] ?? 'application/octet-stream';
}

/** Whether name, type and bytes of a file agree. An unknown name or type agrees with everything. */
export function isOfOneKind({ name, type, bytes }: SentFile): boolean {
  if (programs.has(extensionOf(name)) || isProgram(bytes)) return false;
  const byName = kindByName(name);
  const byType = fileKinds.filter(({ types }) => types.includes(type));
  if (byName)
    return (
      (byType.includes(byName) || (byType.length === 0 && isRelated(byName, type))) && fits(byName, bytes)
    );
  if (byType.length > 0) return byType.some((kind) => fits(kind, bytes));
  const byBytes = signedKinds.filter((kind) => fits(kind, bytes));
  return byBytes.length === 0 ? !isScript(bytes) : byBytes.some((kind) => isRelated(kind, type));
}

/** The kinds that are recognised by their bytes. */
const signedKinds = fileKinds.filter(({ test }) => test !== 'text');

function kindByName(name: string): FileKind | undefined {
  return fileKinds.find(({ extensions }) => extensions.includes(extensionOf(name)));
}

function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** Whether an unknown type is of a kind's family, as `video/x-own` is of the films. */
function isRelated({ types }: FileKind, type: string): boolean {
  const [family = ''] = type.split('/');
  return types.some((listed) => listed.startsWith(`${family}/`));
}

function isScript(bytes: Uint8Array): boolean {
  return bytes[0] === 0x23 && bytes[1] === 0x21 && bytes[2] === 0x2f;
}

/** Whether a file of this type may be opened inside a page instead of being downloaded. */
export function isShownInPlace(mimeType: string): boolean {
  return shown.test(mimeType);
}

/**
 * The name under which an upload is kept: the sent one without what would break a line, a path or the order
 * of its characters, shortened before its extension where it is too long.
 */
export function uploadName(sent: string): string {
  const name = sent
    .toWellFormed()
    // So a form writes what would end the header or the name in it, and `%` before such a code.
    .replaceAll(/%(22|0D|0A|25)/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(controls, ' ')
    .replaceAll(invisible, '')
    .replaceAll('/', '_')
    // Windows drops dots and spaces at the end, so that the text before them would be the extension.
    .replace(/^ +/, '')
    .replace(/[. ]+$/, '');
  if (name === '') return 'file';
  const safe = hasDotSegment(name) ? name.replaceAll(/[%\\]/g, '_') : name;
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
