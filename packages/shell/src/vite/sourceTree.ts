import { parseSync } from 'vite';

/** A node of a syntax tree, as far as the build reads it. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Parses a module. */
export function parseModule(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as SyntaxNode;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** A node and all below it. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  if (!isNode(value)) return;
  yield value;
  for (const field of Object.values(value)) yield* nodesOf(field);
}

/** The constants of a module, by name. */
export function constantsOf(program: SyntaxNode): ReadonlyMap<string, unknown> {
  const declared = [...nodesOf(program)].filter(({ type }) => type === 'VariableDeclarator');
  return new Map(declared.map(({ id, init }) => [nameOf(id) ?? '', init]));
}

/** The name of an identifier or of a key. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  return node.type === 'Identifier' ? String(node.name) : textOf(node);
}

/** The value of a literal text. */
export const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The value of an object's property. */
export function propertyOf(object: unknown, name: string): unknown {
  const properties = isNode(object) && object.type === 'ObjectExpression' ? object.properties : [];
  return (properties as readonly SyntaxNode[]).find(({ key }) => nameOf(key) === name)?.value;
}

/** The modules that a node imports when it runs, also through constants of its module; paths without ending. */
export function importedBy(node: unknown, constants: ReadonlyMap<string, unknown>): readonly string[] {
  return [...nodesOf(node)].flatMap((part) => {
    if (part.type === 'ImportExpression') return pathOf(textOf(part.source));
    const constant = part.type === 'CallExpression' ? constants.get(nameOf(part.callee) ?? '') : undefined;
    return isNode(constant) && constant.type === 'ArrowFunctionExpression'
      ? importedBy(constant, new Map())
      : [];
  });
}

const pathOf = (specifier = ''): readonly string[] =>
  specifier.startsWith('./') ? [specifier.slice(2).replace(/\.[jt]sx?$/, '')] : [];
