import type { Rolldown } from 'vite';

/** The files that a first screen is made of, so that the page can ask for them before its code does. */
export interface PreloadFiles {
  /** By the frame that is seen first: `app` is the one around signed-in screens. */
  frames: Record<string, readonly string[]>;
  /** By the first part of a path; with `/*` where what follows it has a screen of its own. */
  screens: Record<string, readonly string[]>;
  /** By package, then by language. */
  messages: Record<string, Record<string, readonly string[]>>;
}

/** Parts of paths whose texts are those of a feature of another name. */
const otherPaths: Readonly<Record<string, readonly string[]>> = {
  auth: ['login', 'oauth', 'impersonate'],
  'help-center': ['help'],
};

/** Paths of screens by the package or the file that makes them, where these have another name; none where it is no first part. */
const screenPaths: Readonly<Record<string, readonly string[]>> = {
  marketplace: ['services'],
  earlier: ['services-old', 'services-old-2'],
  article: [],
  product: ['services/*'],
};
const screenModule = /(?:packages|@my-air)\/([\w-]+)\/dist\/(?:routes|\w+\/(\w+))\.lazy\.js$/;
const messagesModule =
  /(?:(?:packages|@my-air)\/([\w-]+)\/dist|apps\/(portal)\/src)\/locales\/(en|uk|es|ru|pt)\.[jt]s$/;
/** What an article is made safe with: its screen is of no use before, and asks for it late. */
const sanitizer = { module: /ui-kit\/dist\/text\/sanitizeHtml\.js$/, screens: ['help'] };
const layoutModule = /apps\/portal\/src\/frame\/(Default|Plain)Layout\.tsx$/;
const framesOf: Readonly<Record<string, readonly string[]>> = { Default: ['app'], Plain: ['login', 'plain'] };

/** Finds the files of every first screen in what was built; without a build there are none. */
export function preloadFiles(bundle: Rolldown.OutputBundle | undefined): PreloadFiles {
  const files: PreloadFiles = { frames: {}, screens: {}, messages: {} };
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));

  const addressesOf = (chunk: Rolldown.OutputChunk) =>
    withImports(chunk, byName)
      .filter((name) => name !== entry?.fileName && !entry?.imports.includes(name))
      .map((name) => `/${name}`);
  const idsOf = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.map((path) => path.replaceAll('\\', '/'));

  for (const chunk of chunks) {
    const addresses = addressesOf(chunk);
    for (const id of idsOf(chunk)) {
      const [, owner, ownScreen] = screenModule.exec(id) ?? [];
      const screen = ownScreen ?? owner ?? '';
      for (const path of owner ? (screenPaths[screen] ?? [screen]) : []) files.screens[path] = addresses;

      const [, feature, shell, language] = messagesModule.exec(id) ?? [];
      const name = feature ?? shell;
      for (const path of name ? [name, ...(otherPaths[name] ?? [])] : []) {
        files.messages[path] = { ...files.messages[path], [language ?? '']: addresses };
      }
      const [, layout] = layoutModule.exec(id) ?? [];
      for (const frame of framesOf[layout ?? ''] ?? []) files.frames[frame] = addresses;
    }
  }
  const making = chunks.find((chunk) => idsOf(chunk).some((id) => sanitizer.module.test(id)));
  for (const path of making ? sanitizer.screens : []) {
    const screen = files.screens[path];
    if (screen) files.screens[path] = [...new Set([...screen, ...addressesOf(making!)])];
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
