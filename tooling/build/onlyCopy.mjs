/**
 * The code added to a module of a package that may exist once in a page, because its contexts, its root route
 * or its errors are compared by identity. A second copy of it throws at start, instead of letting screens
 * disappear.
 */
export const onlyCopy = ({ name, version }) => `
{
  const copy = Symbol.for(${JSON.stringify(name)});
  if (globalThis[copy]) throw new Error(\`${name} is installed twice, \${globalThis[copy]} and ${version}: install one.\`);
  globalThis[copy] = ${JSON.stringify(version)};
}
`;
