import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { transform } from 'lightningcss';
import { minifySync, type Plugin, type Rolldown } from 'vite';

import type { FirstPaths } from './featureGroups.ts';
import { firstFrameTexts } from './firstFrameTexts.ts';
import { firstSegments, segmentOf } from './firstSegments.ts';
import { preloadFiles } from './preloadFiles.ts';
import type { PortalPackages } from './readFeatures.ts';
import { readSignInDocument, type SignInDocument } from './signInDocument.ts';

const here = import.meta.dirname;
const kitManifest = createRequire(import.meta.url).resolve('@my-air/ui-kit/package.json');
const fontPattern = /url\('(@fontsource[^']+)'\)/g;

/** The data about the portal for the first frame. */
export interface FirstFrameOptions {
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
 * Puts styles, brand, scheme, words and preloads of the first screen into the page, so that it is painted
 * before any script of the portal has loaded. The options are asked for once the configuration is resolved.
 */
export function firstFrame(getOptions: () => FirstFrameOptions): Plugin {
  const fonts = new Map<string, string>();
  let isBuild = false;
  let publicDir = '';
  let getFileName = (reference: string) => reference;

  return {
    name: 'my-air-first-frame',
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
      async handler(html, { bundle }) {
        const options = getOptions();
        const settings = readSettings(publicDir);
        const brands = brandNames(settings);
        const signIn = await signInDocument(options, settings);
        const addressOf = (file: string) => {
          const reference = fonts.get(file) ?? '';
          return bundle ? `/${getFileName(reference)}` : reference;
        };
        const script = readFileSync(join(here, 'pageScript.js'), 'utf8').replace('__DATA__', () =>
          JSON.stringify(
            pageData(
              options,
              brands,
              signIn?.texts ?? {},
              bundle,
              [...fonts.keys()].map((file) => [file, addressOf(file)]),
            ),
          ),
        );
        const fontFaces = readKit('fonts', options.from).replace(
          fontPattern,
          (_, file: string) => `url('${addressOf(file)}')`,
        );
        const frame = readFileSync(join(here, '../frame/frame.css'), 'utf8');
        const portalSheet = options.styles === undefined ? '' : readFileSync(options.styles, 'utf8');
        const sheets = [readKit('styles', options.from), fontFaces, frame, signIn?.css ?? '', portalSheet];
        const head = [
          `<style${nonce}>${minifyCss(sheets.join(''))}</style>`,
          `<script${nonce}>${minifySync('pageScript.js', script).code.replaceAll('</', '<\\/')}</script>`,
        ];
        return afterPaint(html)
          .replace(place, () => head.join('\n    '))
          .replace('<!-- sign-in -->', () => signIn?.html ?? '')
          .replace('<title></title>', () => `<title>${asText(brands.default ?? '')}</title>`);
      },
    },
  };
}

/** Replaced by the server with another value in every response. */
export const noncePlaceholder = '__CSP_NONCE__';
const nonce = ` nonce="${noncePlaceholder}"`;
/** The comment of the template that styles and script take the place of. */
const place = '<!-- first frame -->';

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The modules come after the frame that is in the page: they must not take its bandwidth. */
function afterPaint(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload") crossorigin/g,
    '<$1 fetchpriority="low" crossorigin',
  );
}

/** The settings that the portal comes with; a portal may be given them only where it runs. */
function readSettings(publicDir: string): { readonly brands?: Record<string, { name: string }> } {
  const file = join(publicDir, 'config.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readSettings>) : {};
}

/** The sign-in of the feature whose screen is at its address. */
async function signInDocument(
  { first, portal, from }: FirstFrameOptions,
  settings: ReturnType<typeof readSettings>,
): Promise<SignInDocument | undefined> {
  const owner = portal.features.find(({ screens }) => screens.some(({ path }) => path === first.signIn));
  return owner && readSignInDocument(owner, from, Object.keys(firstFrameTexts), settings);
}

/** The names of the brands; a portal without settings is named once they are read. */
function brandNames({ brands = {} }: ReturnType<typeof readSettings>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(brands).map(([brand, { name }]) => [brand, name]));
}

/** The data for the script in the head. */
function pageData(
  { portal, first, textsVersion }: FirstFrameOptions,
  brands: Readonly<Record<string, string>>,
  signInTexts: SignInDocument['texts'],
  bundle: Rolldown.OutputBundle | undefined,
  fonts: readonly (readonly [string, string])[],
) {
  const { features } = portal;
  return {
    brands,
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
      [...firstSegments(features)].flatMap(([segment, { publicFrame }]) =>
        publicFrame ? [[segment, publicFrame]] : [],
      ),
    ),
    start: segmentOf(first.start),
    signIn: segmentOf(first.signIn),
    early: bySegment(features.map(({ fetchesEarly = {} }) => fetchesEarly)),
    leads: bySegment(features.map(({ leads = {} }) => leads)),
    texts: firstFrameTexts,
    signInTexts,
  };
}

const bySegment = <Value>(byPath: readonly Readonly<Record<string, Value>>[]) =>
  Object.fromEntries(byPath.flatMap(Object.entries<Value>).map(([path, value]) => [segmentOf(path), value]));

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
