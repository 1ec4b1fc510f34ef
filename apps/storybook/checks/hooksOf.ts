import { parseSync } from 'vite';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

/** The component or hook that a node declares, also one in `memo` or `styled`. */
function unitOf(node: Node): string | undefined {
  const name =
    node.type === 'FunctionDeclaration'
      ? nameOf(node['id'])
      : node.type === 'VariableDeclarator' && isNode(node['init'])
        ? nameOf(node['id'])
        : '';
  return /^(?:[A-Z]\w*[a-z]|use[A-Z])/.test(name) ? name : undefined;
}

/** Whether a node calls a hook, such as `useState()` or `route.useParams()`. */
function callsHook(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return false;
  const { callee } = node;
  const name = callee.type === 'MemberExpression' ? nameOf(callee['property']) : nameOf(callee);
  return /^use(?:[A-Z]|$)/.test(name);
}

/**
 * The number of hooks that each component and each hook of a file calls itself.
 * @param file its name, which tells the language
 */
export function hooksOf(file: string, source: string): ReadonlyMap<string, number> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const counts = new Map<string, number>();
  const visit = (value: unknown, unit: string | undefined): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, unit);
    if (!isNode(value)) return;
    const within = unitOf(value) ?? unit;
    if (within !== undefined && callsHook(value)) counts.set(within, (counts.get(within) ?? 0) + 1);
    for (const child of Object.values(value)) visit(child, within);
  };
  visit(program, undefined);
  return counts;
}
