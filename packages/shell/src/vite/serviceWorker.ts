import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { minifySync, type Plugin, type Rolldown } from 'vite';

/** The address of the service worker, which the page registers once it is drawn. */
export const workerAddress = '/sw.js';

/**
 * The greatest file that a browser keeps before it is used, in characters. The few beyond it, such as the names of all
 * emoji, weigh as much as the rest together; the worker keeps them with their first use.
 */
const largestFile = 200_000;

/** The files of a build as its service worker needs them. */
export interface WorkerData {
  /** Differs from that of any other build. */
  version: string;
  /** The script that every page of this build names, and no other page. */
  entry: string;
  /** The files with a hash in their names, which are kept from the start. */
  files: readonly string[];
  /** The files of texts, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** The files whose content may change under their names: the settings and the logos. */
  named: readonly string[];
}

/** Writes the service worker of the build, `sw.js`, with the list of the files that it keeps. */
export function serviceWorker(getTextsVersion: () => string): Plugin {
  let publicDir = '';

  return {
    name: 'my-air-service-worker',
    apply: 'build',
    // After the page, which is part of the version.
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle(_, bundle) {
      const data = workerData(bundle, getTextsVersion(), publicFiles(publicDir));
      const script = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8').replace('__DATA__', () =>
        JSON.stringify(data),
      );
      const { code } = minifySync('worker.js', script);
      this.emitFile({ type: 'asset', fileName: workerAddress.slice(1), source: code });
    },
  };
}

/** Finds what the worker of a build keeps. */
export function workerData(
  bundle: Rolldown.OutputBundle,
  textsVersion: string,
  named: readonly string[],
): WorkerData {
  const all = Object.values(bundle);
  const entry = all.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the build has no entry, so its service worker cannot know its page');
  const texts: Record<string, string[]> = {};
  const files: string[] = [];
  for (const file of all) {
    const { fileName } = file;
    const language = new RegExp(`^assets/([a-z]{2})-.*-${textsVersion}\\.js$`).exec(fileName)?.[1];
    if (language) (texts[language] ??= []).push(`/${fileName}`);
    else if (isKept(file)) files.push(`/${fileName}`);
  }
  const hash = createHash('sha256').update(JSON.stringify([files, texts, named]));
  for (const file of all)
    if (file.fileName.endsWith('.html') && file.type === 'asset') hash.update(file.source);
  return { version: hash.digest('base64url').slice(0, 12), entry: `/${entry.fileName}`, files, texts, named };
}

function isKept(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (file.type === 'chunk') return file.isEntry || file.code.length <= largestFile;
  return file.fileName.endsWith('.css');
}

/** The files that a portal is served with as they are: its settings, and the logos of its brands. */
function publicFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const brands = join(folder, 'brand');
  const logos = existsSync(brands) ? readdirSync(brands).map((name) => `/brand/${name}`) : [];
  return [...(existsSync(join(folder, 'config.json')) ? ['/config.json'] : []), ...logos];
}
