/** The fate of a file of the portal that could not be loaded. */
export type LostFile =
  /** The server has it no longer, as after a release. */
  | 'gone'
  /** It cannot even be asked for, although it may be there: something between blocks it. */
  | 'blocked'
  /** The server has a failure of its own: another try may load it. */
  | 'failing'
  | 'there';

/** Asks the server for the file that an error of the browser names; a browser that names none is asked for the portal's first file. */
export async function lookForFile(error: unknown): Promise<LostFile> {
  const named = /(?:https?:\/)?\/\S+/.exec(error instanceof Error ? error.message : '')?.[0];
  const address = named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (address === undefined) return 'failing';
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    // A server that has a page for every address has no such file either.
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    if (status === 404 || status === 410 || isPage) return 'gone';
    return ok ? 'there' : 'failing';
  } catch {
    return 'blocked';
  }
}
