import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A change of the kit, as its changelog tells it. */
export interface Change {
  /** The version, or `Next` for what waits for the next release. */
  version: string;
  text: string;
}

/** What is known of a component without opening it. */
export interface KitFacts {
  status: 'stable' | 'new' | 'deprecated';
  /** The changes that name the component, the latest first. */
  changes: readonly Change[];
  /** The task that it belongs to in the sidebar, such as `Forms`. */
  task: string;
  /** The id of its stories, such as `kit-button`. */
  id: string;
  /** Its purpose in a sentence, as its usage page begins. */
  purpose: string;
  /** The components to take instead, as its usage page names them. */
  instead: readonly string[];
  /** The version of the kit. */
  version: string;
  /** The address of its source. */
  source: string;
  /** The address of the kit's changelog. */
  changelog: string;
}

interface Manifest {
  version: string;
  repository: { url: string; directory: string };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kit = `${root}packages/ui-kit/`;

/** Names that are ordinary words too: in a sentence only the name itself means the component. */
const ordinary = /^(?:Card|Field|Grid|Heading|Icon|Page|Row|Stack|Status|Text)$/;

/** The status and the changes of every component of the kit, from its changelog and its comments. */
export function readKitFacts(): Record<string, KitFacts> {
  const changes = [...pendingChanges(), ...releasedChanges(readFileSync(`${kit}CHANGELOG.md`, 'utf8'))];
  const { version, repository } = JSON.parse(readFileSync(`${kit}package.json`, 'utf8')) as Manifest;
  const address = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/${repository.directory}/`;
  const files = globSync('src/**/*.stories.tsx', { cwd: kit });
  return Object.fromEntries(
    files.flatMap((file) => {
      const stories = readFileSync(kit + file, 'utf8');
      const [, task, name, id] = /title: 'Kit\/(\w+)\/(\w+)',\s*id: '([\w-]+)'/.exec(stories) ?? [];
      if (!task || !name || !id) return [];
      const path = file.replaceAll('\\', '/').replace('.stories.tsx', '');
      const { status, changes: own } = kitFacts(name, readFileSync(`${kit}${path}.tsx`, 'utf8'), changes);
      const facts: KitFacts = {
        status,
        changes: own,
        task,
        id,
        ...usageOf(readFileSync(`${kit}${path}.mdx`, 'utf8'), name),
        version,
        source: `${address}${path}.tsx`,
        changelog: `${address}CHANGELOG.md`,
      };
      return [[name, facts]];
    }),
  );
}

/**
 * The status and the changes of one component. It is new until a release after the one that added it, and
 * deprecated while its comment says so.
 * @param changes the changes of the kit, the latest first
 */
function kitFacts(
  name: string,
  source: string,
  changes: readonly Change[],
): Pick<KitFacts, 'status' | 'changes'> {
  const own = changes.filter(({ text }) => mentions(text, name));
  const latest = changes.find(({ version }) => version !== 'Next')?.version;
  const comments = source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|const) (\w+)/g);
  const isDeprecated = [...comments].some(
    ([, comment = '', exported]) => exported === name && comment.includes('@deprecated'),
  );
  const isNew = own.some(
    ({ version, text }) =>
      (version === 'Next' || version === latest) && new RegExp(`^Added \`?${name}\\b`).test(text),
  );
  return { status: isDeprecated ? 'deprecated' : isNew ? 'new' : 'stable', changes: own };
}

/** The purpose of a component and those to take instead, from its usage page. */
function usageOf(page: string, name: string): Pick<KitFacts, 'purpose' | 'instead'> {
  const [, purpose = ''] = /^# \w+\n+([^\n]+)/m.exec(page) ?? [];
  const [, refusals = ''] = /^## Do not use it\n([^]*?)(?=^## )/m.exec(page) ?? [];
  const named = [...refusals.matchAll(/\[(\w+)\]\(/g)].map(([, other = '']) => other);
  return {
    purpose: purpose.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', ''),
    instead: [...new Set(named)].filter((other) => other !== name),
  };
}

/** The changes of a changelog, the latest first. */
function releasedChanges(changelog: string): Change[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...lines] = section.split('\n');
      return lines.filter((line) => line.startsWith('- ')).map((line) => ({ version, text: line.slice(2) }));
    });
}

/** The changes of the kit that wait for the next release. */
function pendingChanges(): Change[] {
  return globSync('.changeset/*.md', { cwd: root }).flatMap((file) => {
    const [, packages = '', ...texts] = readFileSync(root + file, 'utf8').split(/^---$/m);
    return packages.includes('@my-air/ui-kit') ? [{ version: 'Next', text: texts.join('---').trim() }] : [];
  });
}

function mentions(text: string, name: string): boolean {
  if (ordinary.test(name)) return new RegExp(`(?<!^)(?<!\\. )\\b${name}\\b|\`${name}\``).test(text);
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '[ -]?');
  return new RegExp(`\\b${words}s?\\b`, 'i').test(text);
}
