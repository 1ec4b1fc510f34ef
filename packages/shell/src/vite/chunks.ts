import { normalizePath, type Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The kinds of screens whose files a page can request first. */
export type ScreenKind = 'sign-in' | 'public' | 'start';

// Most screens draw with these parts. None of them needs a popup or a sanitizer of HTML, which would come with them.
const basis =
  /\/ui-kit\/(?:dist|src)\/(?:button|feedback|field|icons|identity|label|layout|list|styles|time|text\/(?:Heading|Text))|\/(?:feature-kit|i18n)\/(?:dist|src)\/(?!locales)|\/(?:@tanstack|jotai)\//;
// A file of their own for what two groups share would be tiny.
const tiny =
  /\/(?:lucide-react|@tanstack\/react-router|jotai)\/|\/(?:mutationOptions|useMutation|useDebounced)\.|\/i18n\/(?:dist|src)\/use|\/ui-kit\/(?:dist|src)\/(?:direction|field\/SearchInput|text\/(?:is|parse|Prose\.))|\/feature-kit\/(?:dist|src)\/views\/(?:back\/BackLink|useLightPaper)\.|\/shell\/(?:dist|src)\/state\//;
/** A catalogue by its package and its language; those of a dialog, such as `locales/palette`, belong to its package too. */
const catalogue = /([^/]+)\/(?:dist|src)\/locales\/(?:\w+\/)?((?!index)\w+)\.\w+$/;
/** The library of queries: without a group, the parts that no first screen uses would be in the file of one feature. */
const queries = /\/@tanstack\/(?:react-query|query-core)\//;
const heavy = /\/(?:@base-ui|@floating-ui|dompurify|react-hook-form|virtual-core|d3-\w+|match-sorter|diff)\//;
const lightKit =
  /\/(?:ui-kit|i18n)\/(?:dist|src)\/(?!index)|\/feature-kit\/(?:dist|src)\/(?:data|draft|feature|forms|state|words)\//;

/** The package that a module belongs to, by the name of its folder; empty for a library. */
export const ownerOf = (id: string) =>
  /^(?!.*\/node_modules\/(?!@my-air\/)).*?([^/]+)\/(?:dist|src)\//.exec(normalizePath(id))?.[1] ?? '';

const isFeature = (id: string) => !/^(?:ui-kit|feature-kit|i18n|api-client|shell|)$/.test(ownerOf(id));

/**
 * The files of a build: one for all that runs before the first screen, one for what visitors see, one for the frame of
 * signed-in screens and their first one with all that the features contribute to it, few for the parts that screens share,
 * and for each feature one with its screens and one with its dialogs. Without HTTP/2 a browser requests six files at a
 * time, so that a file for each small module costs more than its bytes.
 *
 * A group takes what its modules import, unless one above has it.
 * @param kindOf the kind of a module that is a screen
 * @param isPublicOwner whether visitors see a screen of a package
 */
export const chunkGroups = (
  kindOf: (id: string) => ScreenKind | undefined,
  isPublicOwner: (owner: string) => boolean,
): Rolldown.CodeSplittingGroup[] => {
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'start', tags: ['$initial'] },
    {
      name(id) {
        const [, owner = '', language] = catalogue.exec(normalizePath(id)) ?? [];
        return language ? `${isPublicOwner(owner) ? 'visitor' : 'portal'}-${language}` : null;
      },
    },
    { name: 'visitor', test: (id) => id.includes('/frame/PlainLayout.') || kindOf(id) === 'sign-in' },
    { name: 'basis', test: basis, minShareCount: 20 },
    { name: 'icons', test: tiny, minShareCount: 2 },
    { name: 'html', test: inKit('text/(?:RichText|sanitizeHtml)') },
    { name: 'public', test: (id) => kindOf(id) === 'public' },
    { name: 'layers', test: /\/(?:frame\/Layers|start\/watchRoutes)\.\w+$/ },
    {
      name: 'contributions',
      test: (id) =>
        /\/(?:contributions|frame\/DefaultLayout|start\/whileSignedIn)\.\w+$/.test(id) ||
        kindOf(id) === 'start',
    },
    { name: (id, graph) => (isLight(id, graph) ? 'kit' : null), minShareCount: 5 },
    { name: 'dialogs', test: inKit('overlay/(?:Dialog|Drawer|AlertDialog)') },
    { name: 'accordion', test: inKit('layout/Accordion') },
    { name: 'menus', test: inKit('overlay') },
    { name: 'choice', test: inKit('choice') },
    { name: 'chart', test: inKit('chart/LineChart') },
    { name: (id, graph) => (!isFeature(id) && reaches(id, /\/react-hook-form\//, graph) ? 'forms' : null) },
    {
      name: 'views',
      test: (id) => !isFeature(id) && (ownerOf(id) !== '' || queries.test(id)),
      minShareCount: 2,
    },
    { name: 'frame', test: /\/shell\/(?:dist|src)\/(?:errors|frame|modals|palette|shortcuts)\// },
    { name: (id, graph) => (isOfBackground(id, graph) ? `${ownerOf(id)}-background` : null) },
    { name: (id, graph) => (isOfRoutes(id, graph) ? ownerOf(id) : null) },
    { name: (id, graph) => (isOfContributions(id, graph) ? `${ownerOf(id)}-dialogs` : null) },
  ];
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
};

const inKit = (path: string) => new RegExp(`/ui-kit/(?:dist|src)/${path}`);

/** Whether a module, or one of its package that it imports, imports a library. */
function reaches(id: string, library: RegExp, graph: Graph, seen = new Set<string>()): boolean {
  if (library.test(id)) return true;
  if (seen.has(id) || !ownerOf(id)) return false;
  seen.add(id);
  const { importedIds = [] } = graph.getModuleInfo(id) ?? {};
  return importedIds.some(
    (each) => library.test(each) || (ownerOf(each) === ownerOf(id) && reaches(each, library, graph, seen)),
  );
}

/** Whether a part of the kit is small with all that it imports. */
const isLight = (id: string, graph: Graph) => lightKit.test(id) && !reaches(id, heavy, graph);

const isImportedBy = (id: string, importers: RegExp, graph: Graph) =>
  graph.getModuleInfo(id)?.dynamicImporters.some((each) => importers.test(each)) ?? false;

/** Whether the routes of a feature import a module when they open: a screen, or what loads its data. */
const isOfRoutes = (id: string, graph: Graph) => isImportedBy(id, /\/routes\.[jt]s$/, graph);

/** Whether a feature contributes a module that is loaded when it is first shown: a dialog, a sheet, a card. */
const isOfContributions = (id: string, graph: Graph) => isImportedBy(id, /\/contributions\.[jt]s$/, graph);

/** Whether what runs on every screen loads a module once the first screen is there. */
const isOfBackground = (id: string, graph: Graph) => isImportedBy(id, /[bB]ackground\.[jt]s$/, graph);

/**
 * The files of the screens, frames and texts of a build, for the script of the page; a file is a number in `files`.
 * @param routes the module of each path's screen
 */
export function filesOf(bundle: Rolldown.OutputBundle, routes: ReadonlyMap<string, string>) {
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
  const texts: Record<string, Record<string, number>> = { visitor: {}, portal: {} };
  for (const { name, fileName } of chunks) {
    const [, whose = '', language = ''] = /^(visitor|portal)-(\w+)$/.exec(name) ?? [];
    if (texts[whose]) texts[whose][language] = numberOf(fileName);
  }
  const frame = (name: string) => filesAt((id) => id.includes(`/frame/${name}Layout.`));
  const screens = [...routes].map(([path, id]) => ({
    path: path.split('/'),
    files: filesAt((each) => each === id),
  }));
  const fonts = Object.keys(bundle).filter((file) => file.includes('-wght'));
  return { files, texts, screens, fonts, frames: { Plain: frame('Plain'), Default: frame('Default') } };
}
