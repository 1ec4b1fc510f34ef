import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes a source map of each script of a build that is a release, and moves them out of what is served: into the folder
 * with `-maps` after its name, each beside a copy of its script, as Sentry wants them. Reports carry the name of the
 * release; scripts do not name their maps.
 * @param {string | undefined} release its name, such as `portal@1.2.0`; without one, a build has no maps
 * @returns {import('vite').Plugin}
 */
export function sourceMaps(release) {
  return {
    name: 'my-air-source-maps',
    apply: 'build',
    enforce: 'post',
    config: () =>
      release === undefined
        ? {}
        : {
            build: { sourcemap: 'hidden' },
            // The release of reports, where the page names none: Sentry's own code reads it.
            define: { __SENTRY_RELEASE__: JSON.stringify(release) },
          },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      // Those of an earlier build, which this one may have no maps in place of.
      await rm(`${dir}-maps`, { recursive: true, force: true });
      const scripts = Object.keys(bundle).filter((name) => `${name}.map` in bundle);
      for (const script of scripts) {
        const copy = join(`${dir}-maps`, script);
        await mkdir(dirname(copy), { recursive: true });
        await copyFile(join(dir, script), copy);
        await rename(join(dir, `${script}.map`), `${copy}.map`);
      }
    },
  };
}
