import type { FeatureScreen } from './FeatureManifest.ts';
import {
  constantsOf,
  importedBy,
  nameOf,
  nodesOf,
  parseModule,
  propertyOf,
  textOf,
  type SyntaxNode,
} from './sourceTree.ts';

/** Reads the screens of a feature from its `routes`; throws where a path or a screen cannot be read. */
export function featureScreens(file: string, source: string): readonly FeatureScreen[] {
  const program = parseModule(file, source);
  const constants = constantsOf(program);
  const lazy = new Map<unknown, readonly string[]>();
  for (const node of nodesOf(program)) {
    const callee = node.type === 'CallExpression' ? (node.callee as SyntaxNode) : undefined;
    if (callee?.type !== 'MemberExpression' || nameOf(callee.property) !== 'lazy') continue;
    lazy.set(callee.object, importedBy(node.arguments, constants));
  }

  return [...nodesOf(program)]
    .filter((node) => node.type === 'CallExpression' && nameOf(node.callee) === 'createRoute')
    .map((node) => {
      const [options] = node.arguments as readonly unknown[];
      const path = textOf(propertyOf(options, 'path'));
      if (!path?.startsWith('/'))
        throw new Error(`${file}: the path of each route must be a text that begins with "/"`);
      const modules = lazy.get(node);
      if (modules && modules.length !== 1)
        throw new Error(`${file}: ${path} must load one screen by import()`);
      const given = propertyOf(options, 'staticData');
      const staticData = constants.get(nameOf(given) ?? '') ?? given;
      const layout = textOf(propertyOf(staticData, 'layout'));
      return {
        path,
        ...(modules?.[0] && { module: modules[0] }),
        ...(layout && { layout }),
        isPublic: textOf(propertyOf(staticData, 'access')) === 'public',
      };
    });
}
