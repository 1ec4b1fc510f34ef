import { constantsOf, importedBy, nameOf, nodesOf, parseModule, type SyntaxNode } from './sourceTree.ts';

/** The contributions of a feature that home fetches: each entry of the lists, and single functions. */
const lists: ReadonlySet<string> = new Set(['cards', 'waiting']);
const functions: ReadonlySet<string> = new Set(['badge', 'chip', 'firstLoad']);

/** The modules that a feature's `contributions.ts` loads for home. */
export interface OverviewContributions {
  /** Of its cards. */
  readonly cards: readonly string[];
  /** Of its badges, chips, waiting sources and first loads, which belong to every screen. */
  readonly badges: readonly string[];
}

/** Finds the modules that `contributions.ts` loads for home; throws for an entry without a module that can be read. */
export function overviewContributions(file: string, source: string): OverviewContributions {
  const program = parseModule(file, source);
  const constants = constantsOf(program);
  const entries = [...nodesOf(program)]
    .filter(({ type }) => type === 'Property')
    .flatMap(({ key, value }) => {
      const name = nameOf(key) ?? '';
      if (functions.has(name)) return [{ name, value }];
      return lists.has(name)
        ? elementsOf(value as SyntaxNode).map((element) => ({ name, value: element }))
        : [];
    });
  const modules = entries.flatMap(({ name, value }) => {
    const found = importedBy(value, constants);
    if (found.length === 0) throw new Error(`${file}: an entry of "${name}" must load its code by import()`);
    return found.map((module) => ({ isCard: name === 'cards', module }));
  });
  const of = (wanted: boolean) => [
    ...new Set(modules.flatMap(({ isCard, module }) => (isCard === wanted ? module : []))),
  ];
  return { cards: of(true), badges: of(false) };
}

const elementsOf = (list: SyntaxNode) =>
  list.type === 'ArrayExpression' ? (list.elements as unknown[]) : [list];
