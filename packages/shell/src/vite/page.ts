import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { transform } from 'lightningcss';
import { minifySync, type Plugin, type Rolldown } from 'vite';

import { failureTexts, retryText } from '../errors/startFailureTexts.ts';
import type { FirstPaths } from './featureGroups.ts';
import { firstSegments, segmentOf } from './firstSegments.ts';
import { preloadFiles } from './preloadFiles.ts';
import type { PortalPackages } from './readFeatures.ts';

const here = import.meta.dirname;
const kitManifest = createRequire(import.meta.url).resolve('@my-air/ui-kit/package.json');
const fontPattern = /url\('(@fontsource[^']+)'\)/g;

/** The data about the portal for its page. */
export interface PageOptions {
  first: FirstPaths;
  portal: PortalPackages;
  /** The folder that packages are taken from, also the kit's style sheets. */
  from: 'src' | 'dist';
  /** The version that the files of texts carry. */
  textsVersion: string;
  /** The style sheet of the portal's own. */
  styles?: string | undefined;
}

/**
 * Puts the kit's styles and fonts, the portal's own sheet, and the preloads of the first screen into the page. The
 * options are asked for once the configuration is resolved.
 */
export function page(getOptions: () => PageOptions): Plugin {
  const fonts = new Map<string, string>();
  let isBuild = false;
  let publicDir = '';
  let getFileName = (reference: string) => reference;

  return {
    name: 'my-air-page',
    configResolved(config) {
      isBuild = config.command === 'build';
      publicDir = config.publicDir;
    },
    buildStart() {
      for (const [, file] of readKit('fonts', getOptions().from).matchAll(fontPattern)) {
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
        const options = getOptions();
        const addressOf = (file: string) => {
          const reference = fonts.get(file) ?? '';
          return bundle ? `/${getFileName(reference)}` : reference;
        };
        const addresses = [...fonts.keys()].map((file) => [file, addressOf(file)] as const);
        const script = readFileSync(join(here, 'preloadScript.js'), 'utf8').replace('__DATA__', () =>
          JSON.stringify(preloadData(options, bundle, addresses)),
        );
        const fontFaces = readKit('fonts', options.from).replace(
          fontPattern,
          (_, file: string) => `url('${addressOf(file)}')`,
        );
        const ownSheet = options.styles === undefined ? '' : readFileSync(options.styles, 'utf8');
        const mark = readFileSync(join(here, 'page.css'), 'utf8');
        const sheets = [readKit('styles', options.from), fontFaces, mark, ownSheet];
        const head = [
          `<style${nonce}>${minifyCss(sheets.join(''))}</style>`,
          `<script${nonce}>${minifySync('preloadScript.js', script).code.replaceAll('</', '<\\/')}</script>`,
        ];
        return html
          .replace(place, () => head.join('\n    '))
          .replace('<title></title>', () => `<title>${asText(brandName(publicDir))}</title>`);
      },
    },
  };
}

/** Replaced by the server with another value in every response. */
export const noncePlaceholder = '__CSP_NONCE__';
const nonce = ` nonce="${noncePlaceholder}"`;
/** The comment of the template that styles and script take the place of. */
const place = '<!-- styles and preloads -->';

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The name of the first brand in the portal's own settings; a portal may be given them only where it runs. */
function brandName(publicDir: string): string {
  const file = join(publicDir, 'config.json');
  const settings: { brands?: { default?: { name?: string } } } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return settings.brands?.default?.name ?? '';
}

/** The data for the script in the head. */
function preloadData(
  { portal, first, textsVersion }: PageOptions,
  bundle: Rolldown.OutputBundle | undefined,
  fonts: readonly (readonly [file: string, address: string])[],
) {
  const { title, text } = failureTexts.unreachable;
  const languages = Object.keys(retryText) as (keyof typeof retryText)[];
  return {
    files: {
      ...preloadFiles(bundle, portal, textsVersion),
      textsVersion,
      fonts: Object.fromEntries(
        fonts
          .filter(([file]) => isRunningText.test(file))
          .map(([file, address]) => [fontName(file), address]),
      ),
    },
    publicFrames: Object.fromEntries(
      [...firstSegments(portal.features)].flatMap(([segment, { publicFrame }]) =>
        publicFrame ? [[segment, publicFrame]] : [],
      ),
    ),
    start: segmentOf(first.start),
    signIn: segmentOf(first.signIn),
    unreachable: Object.fromEntries(
      languages.map((each) => [each, [`${title[each]}. ${text[each]}`, retryText[each]]]),
    ),
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
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
