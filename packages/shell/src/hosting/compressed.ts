import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(?:html|js|css|json|webmanifest|svg|txt|xml)$/;
/** Smaller files fit into the first packet anyway. */
const leastSize = 512;

/** The compressed forms of a file, by the ending of their names; none where compressing does not pay. */
export async function compressed(
  path: string,
  bytes: Buffer,
): Promise<readonly (readonly [ending: string, bytes: Buffer])[]> {
  if (!compressible.test(path) || bytes.length < leastSize) return [];
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: 9 })]);
  return [
    ['.br', br],
    ['.gz', gz],
  ];
}
