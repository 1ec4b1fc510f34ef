import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const types = { js: 'text/javascript', css: 'text/css' };

/** Serves the built page: empty but for its script and its sheets. */
export async function servePage({ outDir, sheets }) {
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://host').pathname.slice(1);
    if (name === '') {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        `<!doctype html><html lang="en" data-brand="default" data-scheme="light"><meta charset="utf-8">${links}<body><script type="module" src="/page.js"></script>`,
      );
      return;
    }
    try {
      const file = await readFile(join(outDir, name));
      response.writeHead(200, { 'content-type': types[name.split('.').pop()] ?? 'text/plain' }).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
