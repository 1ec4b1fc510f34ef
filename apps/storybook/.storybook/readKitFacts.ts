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
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const kit = `${root}packages/ui-kit/`;

/** Names that are ordinary words too: in a sentence only the name itself means the component. */
const ordinary = /^(?:Card|Field|Grid|Heading|Icon|Page|Row|Stack|Status|Text)$/;

/** The status and the changes of every component of the kit, from its changelog and its comments. */
export function readKitFacts(): Record<string, KitFacts> {
  const changes = [...pendingChanges(), ...releasedChanges(readFileSync(`${kit}CHANGELOG.md`, 'utf8'))];
  const files = globSync('src/**/*.stories.tsx', { cwd: kit });
  return Object.fromEntries(
    files.flatMap((file) => {
      const [, name] = /title: 'Kit\/\w+\/(\w+)'/.exec(readFileSync(kit + file, 'utf8')) ?? [];
      if (!name) return [];
      const source = readFileSync(`${kit}${file.replace('.stories.tsx', '.tsx')}`, 'utf8');
      return [[name, kitFacts(name, source, changes)]];
    }),
  );
}

/**
 * The status and the changes of one component. It is new until a release after the one that added it, and
 * deprecated while its comment says so.
 * @param changes the changes of the kit, the latest first
 */
function kitFacts(name: string, source: string, changes: readonly Change[]): KitFacts {
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
