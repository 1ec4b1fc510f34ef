// The properties of the kit's components, as TypeScript sees them: with inherited ones, and unions resolved.
import { fileURLToPath } from 'node:url';
import { API, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

const kit = fileURLToPath(new URL('../../../packages/ui-kit/', import.meta.url));

/**
 * The properties that every element has and no designer sets here: there are hundreds. The icons have the
 * same as Icon.
 */
const unshown =
  /^(aria-|on[A-Z]|data-|dangerouslySetInnerHTML$|ref$|key$|suppress|defaultChecked$|xml|vocab$|typeof$|resource$|rel$|rev$|property$|prefix$|inlist$|datatype$|content$|about$|item[A-Z]|is$|exportparts$|part$|nonce$|radioGroup$|results$|security$|unselectable$|auto(?:Save|Correct|Capitalize)$|popover|inert$|enterKeyHint$|contextMenu$|slot$)/;

/**
 * The properties of every component that the kit exports, by its name.
 * @returns {Record<string, Record<string, { kind?: 'text' | 'number' | 'boolean' | 'choice', options?: (string | number)[], isRequired: boolean, isInherited: boolean, type: string, text: string }>>}
 */
export function readKitProps() {
  const api = new API({ cwd: kit });
  try {
    const config = `${kit}tsconfig.json`;
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const { checker, program } = project;
    const index = checker.getSymbolAtLocation(program.getSourceFile(`${kit}src/index.ts`));
    const components = checker
      .getExportsOfModule(index)
      .filter(({ name }) => /^[A-Z][a-z]/.test(name) && !/.Icon$/.test(name))
      .flatMap((symbol) => {
        const properties = propertiesOf(checker, symbol);
        return properties ? [[symbol.name, properties]] : [];
      });
    return Object.fromEntries(components);
  } finally {
    api.close();
  }
}

function propertiesOf(checker, symbol) {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, 0) : [];
  const [first] = signature?.getParameters() ?? [];
  if (!signature) return undefined;
  if (!first) return {};
  const given = checker.getTypeOfSymbol(first);
  return Object.fromEntries(
    checker
      .getPropertiesOfType(given)
      .map((property) => [property.name, describe(checker, property)])
      .filter(([name, { isInherited }]) => !isInherited || !unshown.test(name)),
  );
}

function describe(checker, property) {
  const type = checker.getTypeOfSymbol(property);
  const paths = (property.declarations ?? []).map(({ path }) => String(path));
  return {
    ...kindOf(type),
    isRequired: !(property.flags & SymbolFlags.Optional),
    isInherited: paths.length > 0 && paths.every((path) => !path.includes('/ui-kit/src/')),
    type: checker.typeToString(type),
    text: String(property.getDocumentationComment(checker) ?? '').trim(),
  };
}

function kindOf(type) {
  const all = type.flags & TypeFlags.Union ? type.getTypes() : [type];
  const parts = all.filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Null)));
  const every = (flag) => parts.length > 0 && parts.every(({ flags }) => flags & flag);
  if (every(TypeFlags.BooleanLike)) return { kind: 'boolean' };
  if (every(TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) {
    return { kind: 'choice', options: parts.map(({ value }) => value) };
  }
  if (parts.some(({ flags }) => flags & TypeFlags.String)) return { kind: 'text' };
  if (parts.some(({ flags }) => flags & TypeFlags.Number)) return { kind: 'number' };
  return {};
}
