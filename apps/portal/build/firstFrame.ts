import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { minifySync, type Plugin, type Rolldown } from 'vite';

import type { FirstPaths } from './featureGroups.ts';
import type { FeatureManifest } from './FeatureManifest.ts';
import { firstFrameTexts } from './firstFrameTexts.ts';
import { firstSegments, segmentOf } from './firstSegments.ts';
import { preloadFiles } from './preloadFiles.ts';

const here = import.meta.dirname;
const kitManifest = createRequire(import.meta.url).resolve('@my-air/ui-kit/package.json');
const shellManifest = createRequire(import.meta.url).resolve('@my-air/shell/package.json');
const fontPattern = /url\('(@fontsource[^']+)'\)/g;

/** The data about the features for the first frame. */
export interface FirstFrameOptions {
  features: readonly FeatureManifest[];
  first: FirstPaths;
  /** The version that the files of texts carry. */
  textsVersion: string;
}

/**
 * Puts styles, brand, scheme, words and preloads of the first screen into index.html, so that it is painted
 * before any script of ours has loaded.
 */
export function firstFrame(options: FirstFrameOptions): Plugin {
  const fonts = new Map<string, string>();
  let isBuild = false;
  /** The folder of the kit's style sheets: its build, or the sources of the workspace. */
  let folder: 'src' | 'dist' = 'src';
  let getFileName = (reference: string) => reference;

  return {
    name: 'my-air-first-frame',
    configResolved(config) {
      isBuild = config.command === 'build';
      folder = isBuild ? 'dist' : 'src';
    },
    buildStart() {
      for (const [, file] of readKit('fonts', folder).matchAll(fontPattern)) {
        if (!file) continue;
        const path = createRequire(kitManifest).resolve(file);
        const reference =
          isBuild &&
          this.emitFile({ type: 'asset', name: path.split('/').at(-1) ?? '', source: readFileSync(path) });
        fonts.set(file, reference || `/@fs${path}`);
      }
    },
    generateBundle() {
      getFileName = (reference) => this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const addressOf = (file: string) => {
          const reference = fonts.get(file) ?? '';
          return bundle ? `/${getFileName(reference)}` : reference;
        };
        const script = readFileSync(join(here, 'firstFrame.js'), 'utf8').replace('__DATA__', () =>
          JSON.stringify(
            pageData(
              options,
              bundle,
              [...fonts.keys()].map((file) => [file, addressOf(file)]),
            ),
          ),
        );
        const fontFaces = readKit('fonts', folder).replace(
          fontPattern,
          (_, file: string) => `url('${addressOf(file)}')`,
        );
        const frame = readFileSync(join(dirname(shellManifest), folder, 'frame/frame.css'), 'utf8');
        const head = [
          `<style${nonce}>${minifyCss(readKit('styles', folder) + fontFaces + frame)}</style>`,
          `<script${nonce}>${minifySync('firstFrame.js', script).code.replaceAll('</', '<\\/')}</script>`,
        ];
        return afterPaint(html).replace(place, () => head.join('\n    '));
      },
    },
  };
}

/** Replaced by the server with another value in every response. */
export const noncePlaceholder = '__CSP_NONCE__';
const nonce = ` nonce="${noncePlaceholder}"`;
/** The comment in index.html that styles and script take the place of. */
const place = /<!-- build\/firstFrame[^>]*-->/;

/** The modules come after the frame that is in the page: they must not take its bandwidth. */
function afterPaint(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 fetchpriority="low" crossorigin',
  );
}

/** The data for the script in the head. */
function pageData(
  { features, first, textsVersion }: FirstFrameOptions,
  bundle: Rolldown.OutputBundle | undefined,
  fonts: readonly (readonly [string, string])[],
) {
  const { brands } = JSON.parse(readFileSync(join(here, '../public/config.json'), 'utf8')) as {
    brands: Record<string, { name: string }>;
  };
  return {
    brands: Object.fromEntries(Object.entries(brands).map(([brand, { name }]) => [brand, name])),
    files: {
      ...preloadFiles(bundle, features, textsVersion),
      textsVersion,
      fonts: Object.fromEntries(
        fonts
          .filter(([file]) => isRunningText.test(file))
          .map(([file, address]) => [fontName(file), address]),
      ),
    },
    publicFrames: Object.fromEntries(
      [...firstSegments(features)].flatMap(([segment, { publicFrame }]) =>
        publicFrame ? [[segment, publicFrame]] : [],
      ),
    ),
    start: segmentOf(first.start),
    signIn: segmentOf(first.signIn),
    early: Object.fromEntries(
      features
        .flatMap(({ fetchesEarly = {} }) => Object.entries(fetchesEarly))
        .map(([path, call]) => [segmentOf(path), call]),
    ),
    texts: firstFrameTexts,
  };
}

/** The files that every page is written with; letters of other languages and numerals come when they are needed. */
const isRunningText = /(?:onest|golos-text)-(?:latin|cyrillic)-wght/;

/** The brand and the letters of a font file. */
function fontName(file: string): string {
  return `${file.includes('/onest/') ? 'default' : 'scalelab'} ${file.includes('-cyrillic-') ? 'cyrillic' : 'latin'}`;
}

function readKit(sheet: 'styles' | 'fonts', folder: 'src' | 'dist'): string {
  const read = (name: string) => readFileSync(join(dirname(kitManifest), folder, `${name}.css`), 'utf8');
  return sheet === 'fonts' ? read('fonts') + read('fonts-scalelab') : read('styles');
}

/** The same style sheet in as few characters as possible. */
function minifyCss(css: string): string {
  const { code } = transform({ filename: 'firstFrame.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
