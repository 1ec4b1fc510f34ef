/** A kind of file: its extensions, the types that clients send for it, and how its bytes are recognised. */
export interface FileKind {
  /** Without the dot; the usual one first. */
  readonly extensions: readonly string[];
  /** The MIME types, the right one first. */
  readonly types: readonly string[];
  readonly fits: (bytes: Uint8Array) => boolean;
}

const zip = startsWith('PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008');
/** The container of older office programs, in which newer ones keep files with a password. */
const compound = startsWith('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1');
const inRiff = (form: string) => (bytes: Uint8Array) =>
  startsWith('RIFF', 'RF64')(bytes) && startsWith(form)(bytes.subarray(8));
/** Boxes of which a film or a picture consists; old QuickTime files begin with others than `ftyp`. */
const boxes =
  (...names: string[]) =>
  (bytes: Uint8Array) =>
    startsWith(...names)(bytes.subarray(4));
const withTags = (...sync: string[]) => startsWith('ID3', ...sync);

/** The kinds of files that messages may have, in the order in which bytes are tested for them. */
export const fileKinds: readonly FileKind[] = [
  kind(
    'png apng',
    'image/png image/apng image/x-png image/vnd.mozilla.apng',
    startsWith('\u0089PNG\r\n\u001A\n'),
  ),
  kind('jpg jpeg jpe jfif pjpeg pjp', 'image/jpeg image/jpg image/pjpeg', startsWith('\u00FF\u00D8\u00FF')),
  kind('gif', 'image/gif', startsWith('GIF87a', 'GIF89a')),
  kind('webp', 'image/webp', inRiff('WEBP')),
  kind('bmp dib', 'image/bmp image/x-bmp image/x-ms-bmp', startsWith('BM')),
  kind('tif tiff', 'image/tiff image/x-tiff', startsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+')),
  kind('ico', 'image/vnd.microsoft.icon image/x-icon image/ico', startsWith('\0\0\u0001\0')),
  kind(
    'svg svgz',
    'image/svg+xml',
    (bytes) =>
      (isText(bytes) && /<(?:\w+:)?svg[\s>]/i.test(textOf(bytes))) || startsWith('\u001F\u008B')(bytes),
  ),
  kind('heic heif hif avif', 'image/heic image/heif image/avif image/heic-sequence', boxes('ftyp')),
  kind(
    'mp4 m4v mov qt 3gp 3g2 m4a m4b f4v',
    'video/mp4 video/quicktime video/x-m4v video/3gpp video/3gpp2 audio/mp4 audio/x-m4a audio/m4a audio/3gpp',
    boxes('ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'),
  ),
  kind(
    'webm mkv mka weba',
    'video/webm video/x-matroska video/matroska audio/webm audio/x-matroska',
    startsWith('\u001AE\u00DF\u00A3'),
  ),
  kind('ogg oga ogv opus spx', 'audio/ogg video/ogg application/ogg audio/opus', startsWith('OggS')),
  kind('wav wave', 'audio/wav audio/x-wav audio/wave audio/vnd.wave', inRiff('WAVE')),
  kind('avi', 'video/x-msvideo video/avi video/msvideo video/vnd.avi', inRiff('AVI ')),
  kind('flac', 'audio/flac audio/x-flac', withTags('fLaC')),
  kind('mp3 mpga', 'audio/mpeg audio/mp3 audio/x-mp3 audio/mpeg3', (bytes) => {
    const sound = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
    const [first, second = 0] = sound;
    // The beginning of a frame, which names its layer; FF FE begins a text in UTF-16.
    const isFrame = first === 0xff && second >= 0xe0 && (second & 0x06) !== 0 && second !== 0xfe;
    return withTags('RIFF')(sound) || isFrame;
  }),
  kind('pdf', 'application/pdf application/x-pdf application/acrobat', (bytes) =>
    // Readers accept bytes before it, such as a byte order mark.
    latinOf(bytes.subarray(0, 1024)).includes('%PDF-'),
  ),
  kind(
    'docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document application/msword application/zip',
    (bytes) => (zip(bytes) && bufferOf(bytes).includes('word/')) || compound(bytes),
  ),
  kind(
    'xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/vnd.ms-excel application/zip',
    (bytes) => (zip(bytes) && bufferOf(bytes).includes('xl/')) || compound(bytes),
  ),
  kind(
    'doc',
    'application/msword application/rtf',
    (bytes) => compound(bytes) || startsWith('{\\rtf')(bytes),
  ),
  kind('xls', 'application/vnd.ms-excel application/msexcel application/x-msexcel', compound),
  kind('zip', 'application/zip application/x-zip-compressed application/x-zip multipart/x-zip', zip),
  // Without a signature; Windows calls tables by the program that opens them.
  kind('txt', 'text/plain', isText),
  kind(
    'csv',
    'text/csv text/plain application/csv text/x-csv application/vnd.ms-excel text/comma-separated-values',
    isText,
  ),
];

/** Extensions by which a system runs a file or a browser opens it as a page, whatever its type. */
export const programs: ReadonlySet<string> = new Set(
  'exe com scr pif bat cmd msi msp cpl dll sys lnk reg hta vbs vbe js jse mjs cjs wsf wsh ps1 psm1 sh bash zsh jar app apk dmg pkg deb rpm run bin elf py pl rb php html htm xhtml shtml mht swf'.split(
    ' ',
  ),
);

/** Whether bytes are those of a program. A text about MZ begins like one, but a program is no text. */
export function isProgram(bytes: Uint8Array): boolean {
  const signed = startsWith('MZ', '\u007FELF', '\u00CA\u00FE\u00BA\u00BE', '\u00CF\u00FA\u00ED\u00FE');
  return signed(bytes) && !isText(bytes);
}

/** Whether bytes are text in whatever encoding: control characters other than spaces stand in UTF-16 at most. */
export function isText(bytes: Uint8Array): boolean {
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

function kind(extensions: string, types: string, fits: FileKind['fits']): FileKind {
  return { extensions: extensions.split(' '), types: types.split(' '), fits };
}
