import type { Rolldown } from 'vite';

import { createFindBuiltModule } from './builtModule.ts';
import { firstSegments } from './firstSegments.ts';
import type { PortalPackages } from './readFeatures.ts';
import { portalTexts, textFile } from './textFiles.ts';

/** The files of a first screen, so that the page can request them before its code does. */
export interface PreloadFiles {
  /** By the frame around the screen: `app` is the one around signed-in screens. */
  frames: Record<string, readonly string[]>;
  /** By the first part of a path; with `/*` where longer paths have a screen of their own. */
  screens: Record<string, readonly string[]>;
  /** By the first part of a path: what its screen requests late and cannot do without. */
  late: Record<string, readonly string[]>;
  /**
   * The owner of the texts, by the first part of a path; `shell` is the portal itself. `textFile` gives their
   * addresses.
   */
  texts: Record<string, string>;
}

const languages = ['en', 'uk', 'es', 'ru', 'pt'];
const layoutModule = /^shell\/frame\/(Default|Plain)Layout$/;
const framesOf: Readonly<Record<string, readonly string[]>> = { Default: ['app'], Plain: ['login', 'plain'] };

/** Finds the files of every first screen in the build; without a build there are none. */
export function preloadFiles(
  bundle: Rolldown.OutputBundle | undefined,
  { features, packages }: PortalPackages,
  version: string,
): PreloadFiles {
  const builtModule = createFindBuiltModule(packages);
  const files: PreloadFiles = { frames: {}, screens: {}, late: {}, texts: {} };
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map<string, readonly string[]>();

  for (const chunk of chunks) {
    const addresses = withImports(chunk, byName)
      .filter((name) => name !== entry?.fileName && !entry?.imports.includes(name))
      .map((name) => `/${name}`);
    for (const path of chunk.moduleIds) {
      const { owner, path: modulePath } = builtModule(path) ?? {};
      const module = `${owner}/${modulePath}`;
      byModule.set(module, addresses);
      const layout = layoutModule.exec(module)?.[1] ?? '';
      for (const frame of framesOf[layout] ?? []) files.frames[frame] = addresses;
    }
  }

  const hasTexts = (owner: string) =>
    languages.some((language) => byModule.has(`${owner}/locales/${language}`));
  const textsOf = (owner: string, stem: string): string => {
    for (const language of languages) {
      const [file] = byModule.get(`${owner}/locales/${language}`) ?? [];
      const expected = `/${textFile(language, stem, version)}`;
      if (file !== expected) throw new Error(`the texts of ${owner} are in ${file}, not in ${expected}`);
    }
    return stem;
  };
  if (hasTexts('shell')) files.texts.shell = textsOf('shell', portalTexts);

  for (const [segment, { feature, screen, deeper, alsoNeeds }] of firstSegments(features)) {
    const of = (module: string | undefined) => module && byModule.get(`${feature.name}/${module}`);
    const [drawn, inner] = [of(screen), of(deeper)];
    const late = alsoNeeds.flatMap((module) => byModule.get(module) ?? []);
    if (drawn) files.screens[segment] = drawn;
    if (late.length > 0) files.late[segment] = late;
    if (inner) files.screens[`${segment}/*`] = inner;
    const isWithPortal =
      byModule.get(`${feature.name}/locales/en`)?.[0] === `/${textFile('en', portalTexts, version)}`;
    if (screen && hasTexts(feature.name)) {
      files.texts[segment] = textsOf(feature.name, isWithPortal ? portalTexts : feature.name);
    }
  }
  return files;
}

/** A chunk, and all that it imports before it can run. */
function withImports(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    byName.get(name)?.imports.forEach(visit);
  };
  visit(chunk.fileName);
  return [...found];
}
