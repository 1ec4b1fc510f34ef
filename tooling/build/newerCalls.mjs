import { browserSupport } from './browserSupport.mjs';

const scopes = /^(?:globalThis|window|self)$/;

/**
 * The calls of a module that one of the oldest browsers does not have: of global functions and classes, of static
 * members, and of methods that only built-in objects have. A name that the same module also reads without calling it
 * is checked there first (`typeof AbortSignal.any`, `'canParse' in URL`), and so is an optional call (`URL.parse?.()`).
 * `name` is such as `URL.parse`, or `.toSorted` for a method of a built-in object; `needs` has the browsers that are older
 * than the call, each with the version that has it.
 */
export function newerCalls(module, oldest) {
  const called = new Set();
  const read = new Set();
  visit(module, (node) => {
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    const name = isCall ? nameOf(node.callee) : undefined;
    if (name && !('optional' in node && node.optional)) called.add(name);
    const asked = askedFor(node);
    if (asked) read.add(asked);
    for (const child of childrenOf(node)) {
      const isCallee = isCall && child === node.callee;
      const mentioned = isCallee ? undefined : nameOf(child);
      if (mentioned) read.add(mentioned);
    }
  });
  return [...called]
    .filter((name) => !read.has(name))
    .flatMap((name) => {
      const needs = browserSupport.missing(name, oldest);
      return needs ? [{ name, needs }] : [];
    });
}

/**
 * `URL`, `URL.parse`, `globalThis.URL.parse` without its global object, and `.at` where the object is not a
 * name.
 */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return undefined;
  const object = nameOf(node.object);
  if (object && scopes.test(object)) return node.property.name;
  return object && browserSupport.isGlobal(object)
    ? `${object}.${node.property.name}`
    : `.${node.property.name}`;
}

/** The call whose existence `'canParse' in URL` and `'requestIdleCallback' in window` test. */
function askedFor(node) {
  if (node.type !== 'BinaryExpression' || node.operator !== 'in' || node.left.type !== 'Literal')
    return undefined;
  const owner = nameOf(node.right);
  return owner && scopes.test(owner) ? String(node.left.value) : `${owner}.${node.left.value}`;
}

function visit(node, see) {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && 'type' in value);
