import { normalizePath, type Rolldown } from 'vite';

// Most screens draw with these parts. None of them needs a popup or a sanitizer of HTML, which would come with them.
const kit =
  /\/ui-kit\/(?:dist|src)\/(?:button|feedback|field|icons|identity|label|layout|list|styles|time|text\/(?:Heading|Text))/;
const foundation = /\/(?:feature-kit|i18n)\/(?:dist|src)\/(?!locales)|\/(?:@tanstack|jotai)\//;
const texts = /\/(?:shell|feature-kit)\/(?:dist|src)\/locales\/(\w+)\.\w+$/;

/**
 * The files beside the routes: one for all that runs before the first screen, one for modules of twenty lazy parts, and
 * one for each language, with the texts of every screen. Without HTTP/2 a browser requests six files at a time, so that
 * a file for each small module costs more than its bytes.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 1 },
  { name: (id) => (kit.test(id) || foundation.test(id) ? 'kit' : null), minShareCount: 20 },
  { name: (id) => texts.exec(id)?.[1] ?? null },
];

/**
 * The files of the screens, frames and texts of a build, for the script of the page; a file is a number in `files`.
 * @param routes the module of each path's screen
 * @param loaders the modules of the loaders of routes
 */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  routes: ReadonlyMap<string, string>,
  loaders: ReadonlySet<string>,
) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const files: string[] = [];
  const numberOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  /** The numbers of the file that has a module, and of those that it imports before it can run. */
  const filesAt = (fits: (id: string) => boolean) => {
    const found = chunks.filter(({ moduleIds }) => moduleIds.some(fits));
    for (const { imports } of found)
      found.push(...chunks.filter((each) => imports.includes(each.fileName) && !found.includes(each)));
    return found.filter((each) => each !== entry).map(({ fileName }) => numberOf(fileName));
  };
  const ownerOf = (id: string) => /([^/]+)\/(?:dist|src)\//.exec(normalizePath(id))?.[1] ?? '';
  const texts: Record<string, Record<string, number>> = {};
  for (const { fileName, moduleIds } of chunks)
    for (const id of moduleIds) {
      // Those of a dialog, such as `locales/palette`, come with it.
      const [, owner, language] = /([^/]+)\/(?:dist|src)\/locales\/(\w+)\.\w+$/.exec(normalizePath(id)) ?? [];
      if (owner && language) (texts[owner] ??= {})[language] = numberOf(fileName);
    }
  const frame = (name: string) => filesAt((id) => id.includes(`/frame/${name}Layout.`));
  const screens = [...routes].map(([path, id]) => {
    const owner = ownerOf(id);
    // A route's loader is a lazy part of its feature too.
    const isLoader = (each: string) => ownerOf(each) === owner && loaders.has(each);
    return { path: path.split('/'), owner, files: filesAt((each) => each === id || isLoader(each)) };
  });
  const fonts = Object.keys(bundle).filter((file) => file.includes('-wght'));
  return { files, texts, screens, fonts, frames: { Plain: frame('Plain'), Default: frame('Default') } };
}
