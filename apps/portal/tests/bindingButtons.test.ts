import { expect, test } from 'vitest';

const all = import.meta.glob<string>(
  ['../../../packages/*/src/**/*.{ts,tsx}', '!**/*.{test,stories}.*', '!**/testing/**', '!**/locales/**'],
  { query: '?raw', import: 'default', eager: true },
);
const packageOf = (file: string) => /packages\/([^/]+)/.exec(file)?.[1];
const isContract = (file: string) => /\/contract(?:\.ts$|\/)/.test(file);

/** The module that a file imports by a relative path, as a key of `all`. */
const resolve = (from: string, to: string) => {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
};

/** Each file with the files of its package that import it, statically or lazily. */
const importers = new Map<string, string[]>();
for (const [file, text] of Object.entries(all)) {
  for (const [, to] of text.matchAll(/(?:from |import\()\s*'(\.{1,2}\/[^']+)'/g)) {
    const imported = resolve(file, to ?? '');
    importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
}

/** The names of the calls that bind the user. */
const binding = Object.entries(all).flatMap(([file, text]) =>
  isContract(file)
    ? [...text.matchAll(/export const (\w+) = [^;]*?binds: true/g)].flatMap(([, name]) => name ?? [])
    : [],
);

/** The code that explains the disabled button to staff who act on behalf of a user, or stops the press. */
const stopsStaff = /useBindingAction|isImpersonated|binding\.control/;

/** Whether a file imports a call from a contract. */
const importsCall = (file: string, name: string) =>
  new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\}\\s*(?:from|= await import\\()\\s*'[^']*contract`).test(
    all[file] ?? '',
  );

interface Declaration {
  file: string;
  name: string;
  text: string;
}

/** The declarations at the top of each file; their text ends where the next one begins. */
const declarations: readonly Declaration[] = Object.entries(all).flatMap(([file, text]) => {
  if (isContract(file)) return [];
  const starts = [...text.matchAll(/^(?:export )?(?:default )?(?:async )?(?:function|const|class) (\w+)/gm)];
  return starts.map(({ index, 1: name = '' }, place) => ({
    file,
    name,
    text: text.slice(index, starts[place + 1]?.index),
  }));
});

/** The declarations that use a name, in its file and in those that import it. */
function usersOf({ file, name }: Pick<Declaration, 'file' | 'name'>): readonly Declaration[] {
  const files = new Set([file, ...(importers.get(file) ?? [])]);
  const use = new RegExp(`\\b${name}\\b`);
  return declarations.filter(
    (one) => files.has(one.file) && !(one.file === file && one.name === name) && use.test(one.text),
  );
}

/**
 * The components that disable their button for staff; components that draw one of these leave the press to
 * it.
 */
const guarded = declarations.filter(({ text }) => stopsStaff.test(text)).map(({ name }) => name);
const drawsGuarded = ({ text }: Declaration) => guarded.some((name) => new RegExp(`<${name}\\b`).test(text));

/** The ways that no button here leads to, each with what stops staff there. */
const withoutButton: Readonly<Record<string, string>> = {
  channelActs: 'contributions, which ChosenActs disables for staff',
  joinAct: 'one of them; home offers staff a link instead',
  handleOAuthReturn: 'the way to the platform and back is refused by the server',
  joinChannelFor: 'a port, whose buttons are those of services',
};

/**
 * The paths up from a declaration that reach a screen or a part of the feature without passing a check for
 * staff.
 */
function openWays(from: Declaration, way: readonly string[] = []): string[] {
  const here = [...way, from.name];
  const isStopped = stopsStaff.test(from.text) || drawsGuarded(from) || from.name in withoutButton;
  if (isStopped || way.includes(from.name)) return [];
  const users = usersOf(from);
  return users.length === 0 ? [here.join(' < ')] : users.flatMap((user) => openWays(user, here));
}

test('[SH-13] [G-42] every way from a binding call to its button passes what stops staff', () => {
  expect(binding.length).toBeGreaterThan(25);
  const open = binding.flatMap((name) =>
    declarations
      .filter(({ file, text }) => importsCall(file, name) && new RegExp(`\\b${name}\\b`).test(text))
      .flatMap((sender) => openWays(sender).map((way) => `${packageOf(sender.file)}: ${name} < ${way}`)),
  );
  console.log([...new Set(open)].join('\n'));
  expect([...new Set(open)]).toEqual([]);
});
