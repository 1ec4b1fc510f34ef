import { fileKinds, isProgram, isText, programs, type FileKind } from './fileKinds.ts';

/** The types that clients send for unknown files. */
const unknown: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-binary',
  'application/unknown',
  'application/force-download',
  'application/x-download',
]);

/** A file as it was sent: its cleaned name, the type that its client declared, and its bytes. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The type of a file without parameters, in lower case; from its name or its bytes where the client knew none. */
export function typeOfFile({ name, type, bytes }: SentFile): string {
  const [declared = ''] = type.toLowerCase().split(';');
  if (!unknown.has(declared.trim())) return declared.trim();
  const known = kindByName(name) ?? signedKinds.find(({ fits }) => fits(bytes));
  return known?.types[0] ?? 'application/octet-stream';
}

/** Whether name, type and bytes of a file agree. An unknown name or type agrees with everything. */
export function isOfOneKind({ name, type, bytes }: SentFile): boolean {
  if (programs.has(extensionOf(name)) || isProgram(bytes)) return false;
  const byName = kindByName(name);
  const byType = fileKinds.filter(({ types }) => types.includes(type));
  if (byName)
    return (
      (byType.includes(byName) || (byType.length === 0 && isRelated(byName, type))) && byName.fits(bytes)
    );
  if (byType.length > 0) return byType.some(({ fits }) => fits(bytes));
  const byBytes = signedKinds.filter(({ fits }) => fits(bytes));
  return byBytes.length === 0 ? !isScript(bytes) : byBytes.some((kind) => isRelated(kind, type));
}

/** The kinds that are recognised by their bytes. */
const signedKinds = fileKinds.filter(({ fits }) => fits !== isText);

function kindByName(name: string): FileKind | undefined {
  return fileKinds.find(({ extensions }) => extensions.includes(extensionOf(name)));
}

function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}

/** Whether an unknown type is of a kind's family, as `video/x-own` is of the films. */
function isRelated({ types }: FileKind, type: string): boolean {
  const [family = ''] = type.split('/');
  return types.some((own) => own.startsWith(`${family}/`));
}

function isScript(bytes: Uint8Array): boolean {
  return bytes[0] === 0x23 && bytes[1] === 0x21 && bytes[2] === 0x2f;
}
