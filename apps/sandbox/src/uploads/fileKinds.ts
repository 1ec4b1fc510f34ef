import * as v from 'valibot';

import { readData } from '../content/readData.ts';

/** A kind of file: its extensions, the types that clients send for it, and how its bytes are recognised. */
const Kind = v.strictObject({
  /** Without the dot; the usual one first. */
  extensions: v.array(v.string()),
  /** The MIME types, the right one first. */
  types: v.array(v.string()),
  /** The parts of its bytes that tell it, by their place; of several marks one is enough. */
  marks: v.array(v.record(v.string(), v.string())),
  test: v.exactOptional(v.picklist(['svg', 'mp3', 'pdf', 'text'])),
});
export type FileKind = v.InferOutput<typeof Kind>;

const content = readData(
  'uploads/kinds.json',
  v.strictObject({ kinds: v.array(Kind), programs: v.array(v.string()), unknownTypes: v.array(v.string()) }),
);

/** The kinds of files that messages may have, in the order in which bytes are tested for them. */
export const fileKinds: readonly FileKind[] = content.kinds;

/** Extensions by which a system runs a file or a browser opens it as a page, whatever its type. */
export const programs: ReadonlySet<string> = new Set(content.programs);

/** Whether bytes are those of a kind of file. */
export function fits({ marks, test }: FileKind, bytes: Uint8Array): boolean {
  const isMarked = (mark: Readonly<Record<string, string>>) =>
    Object.entries(mark).every(([place, text]) =>
      place === 'anywhere' ? bufferOf(bytes).includes(text) : startsWith(text)(bytes.subarray(Number(place))),
    );
  return marks.some(isMarked) || (test !== undefined && tests[test](bytes));
}

/** The kinds that no mark at one place tells. */
const tests: Readonly<Record<NonNullable<FileKind['test']>, (bytes: Uint8Array) => boolean>> = {
  svg: (bytes) => isText(bytes) && /<(?:\w+:)?svg[\s>]/i.test(textOf(bytes)),
  mp3: (bytes) => {
    const sound = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
    const [first, second = 0] = sound;
    // The beginning of a frame, which names its layer; FF FE begins a text in UTF-16.
    const isFrame = first === 0xff && second >= 0xe0 && (second & 0x06) !== 0 && second !== 0xfe;
    return startsWith('ID3', 'RIFF')(sound) || isFrame;
  },
  // Readers accept bytes before it, such as a byte order mark.
  pdf: (bytes) => latinOf(bytes.subarray(0, 1024)).includes('%PDF-'),
  text: isText,
};

/** The types that clients send for unknown files. */
export const unknownTypes: ReadonlySet<string> = new Set(content.unknownTypes);

/** Whether bytes are those of a program. A text about MZ begins like one, but a program is no text. */
export function isProgram(bytes: Uint8Array): boolean {
  const signed = startsWith('MZ', '\u007FELF', '\u00CA\u00FE\u00BA\u00BE', '\u00CF\u00FA\u00ED\u00FE');
  return signed(bytes) && !isText(bytes);
}

/** Whether bytes are text in whatever encoding: control characters other than spaces stand in UTF-16 at most. */
function isText(bytes: Uint8Array): boolean {
  if (startsWith('\u00FF\u00FE', '\u00FE\u00FF')(bytes)) return true;
  for (const byte of bytes) if (byte < 0x20 && !spaces.has(byte)) return false;
  return true;
}

/** Backspace to carriage return, the end of files of DOS, and escape. */
const spaces: ReadonlySet<number> = new Set([0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);

function textOf(bytes: Uint8Array): string {
  const isWide = startsWith('\u00FF\u00FE', '\u00FE\u00FF')(bytes);
  if (!isWide) return latinOf(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

function latinOf(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('latin1');
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function startsWith(...signatures: readonly string[]) {
  return (bytes: Uint8Array) =>
    signatures.some((signature) => latinOf(bytes.subarray(0, signature.length)) === signature);
}
