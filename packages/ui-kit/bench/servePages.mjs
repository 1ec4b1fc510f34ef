import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const sheet = await readFile(new URL('../src/styles.css', import.meta.url), 'utf8');

/** Serves the pages `/rows`, `/tables` and `/palette`, with only their script and the kit's style sheet. */
export async function servePages(folder) {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    if (!name.includes('.')) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><style>${sheet}</style><body><script type="module" src="/${name}.js"></script>`,
      );
      return;
    }
    try {
      const file = await readFile(join(folder, name));
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
