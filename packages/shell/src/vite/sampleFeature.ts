import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An application in a folder of its own whose only dependency is `@my-air/sample` with these files; returns the folder. */
export function sampleFeature(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  const all = {
    'package.json': JSON.stringify({ dependencies: { '@my-air/sample': '1.0.0' } }),
    'node_modules/@my-air/sample/package.json': JSON.stringify({ name: '@my-air/sample' }),
    ...Object.fromEntries(
      Object.entries({ 'dist/feature.js': '', ...files }).map(([path, text]) => [
        `node_modules/@my-air/sample/${path}`,
        text,
      ]),
    ),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
