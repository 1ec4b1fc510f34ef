const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i;
const named =
  /^(?:white|black|red|green|blue|gray|grey|orange|yellow|purple|pink|silver|navy|teal|maroon|olive|lime|aqua|fuchsia|brown|gold|crimson|tomato|coral|salmon|violet|indigo)$/i;
const colourProperties =
  /^(?:color|background|background-color|border(?:-\w+)*|outline(?:-color)?|fill|stroke|box-shadow|caret-color|accent-color|text-decoration(?:-color)?)$/;

/** The values of colours, type and shadows that a declaration may have outside the kit. */
const borrowed =
  /^(?:inherit|none|transparent|currentcolor|unset|initial|0|var\(--font-leading-[\w-]+\)|[\d.]+)$/i;
const look = /^(?:color|background|background-color|font|font-size|font-family|box-shadow)$/;

/** The declarations of a style sheet or of one rule, such as `['color', 'var(--color-text)']`. */
function declarations(css) {
  return [
    ...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?:^|[;{}\n])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g),
  ].map(([, property, value]) => [property, value.trim()]);
}

/** The declarations that bypass the tokens: colours and faces by value. */
export function literals(css) {
  return declarations(css)
    .filter(
      ([property, value]) =>
        colour.test(value) ||
        (colourProperties.test(property) && value.split(/[\s,]+/).some((word) => named.test(word))) ||
        (property === 'font-family' &&
          !/^(?:inherit|var\(--font-[\w-]+\)|system-ui, sans-serif)$/.test(value)),
    )
    .map((declaration) => declaration.join(': '));
}

/** The declarations that restyle a bare element: its type and ground are the kit's business. */
export function ownLook(css) {
  return declarations(css)
    .filter(([property, value]) => look.test(property) && !borrowed.test(value))
    .map((declaration) => declaration.join(': '));
}

const isKit = (file) => /\/packages\/ui-kit\//.test(file);
const isTried = (file) =>
  /\.(?:test|stories)\.|\/(?:testing|dev|e2e|bench|checks|visual)\/|\/apps\/storybook\//.test(file);

/** The bare element that a template draws: `styled.div` is a div; undefined for `styled(Card)` and `css`. */
function bareElement(tag) {
  if (tag.type === 'CallExpression') return bareElement(tag.callee);
  if (tag.type !== 'MemberExpression') return undefined;
  return tag.object.name === 'styled' ? tag.property.name : bareElement(tag.object);
}

const isStyle = (tag) => {
  if (tag.type === 'Identifier')
    return ['css', 'keyframes', 'createGlobalStyle', 'styled'].includes(tag.name);
  if (tag.type === 'CallExpression') return isStyle(tag.callee);
  return tag.type === 'MemberExpression' && isStyle(tag.object);
};

/** The style sheet of a template, with `0` for each interpolation. */
const styleSheet = (node) => node.quasi.quasis.map(({ value }) => value.cooked).join('0');

const toTokens =
  'name a role of the tokens instead, such as var(--color-muted); a new role goes into packages/ui-kit/src/tokens.';

/** Colours and faces stand in the token files, and nowhere else. */
export const kitColours = {
  meta: { type: 'problem', docs: { description: 'Keeps colours and faces in the tokens of the kit.' } },
  create(context) {
    if (isTried(context.filename) || /\/ui-kit\/src\/(?:tokens|marks)\//.test(context.filename)) return {};
    const check = (node, css) => {
      const painted = literals(css);
      if (painted.length > 0) context.report({ node, message: `${painted.join('; ')}: ${toTokens}` });
    };

    return {
      TaggedTemplateExpression(node) {
        if (isStyle(node.tag)) check(node, styleSheet(node));
      },
      JSXAttribute(node) {
        if (node.name.name !== 'style' || node.value?.type !== 'JSXExpressionContainer') return;
        const object = node.value.expression;
        if (object.type !== 'ObjectExpression') return;
        for (const { key, value } of object.properties) {
          if (value?.type !== 'Literal' || typeof value.value !== 'string') continue;
          const property = (key.name ?? key.value).replaceAll(
            /[A-Z]/g,
            (letter) => `-${letter.toLowerCase()}`,
          );
          check(node, `${property}: ${value.value};`);
        }
      },
    };
  },
};

/**
 * Screens are built from the kit: an element of their own arranges its parts, and has no paint of its own.
 */
export const kitOnly = {
  meta: { type: 'problem', docs: { description: 'Keeps the look of things in the kit.' } },
  create(context) {
    if (isTried(context.filename) || isKit(context.filename)) return {};
    return {
      TaggedTemplateExpression(node) {
        const element = isStyle(node.tag) ? bareElement(node.tag) : undefined;
        const worn = element ? ownLook(styleSheet(node)) : [];
        if (worn.length === 0) return;
        context.report({
          node,
          message: `${worn.join('; ')}: a <${element}> outside the kit only arranges. Draw it with <Text as="${element}">, <Card> or another part of @my-air/ui-kit, or add what is missing there.`,
        });
      },
    };
  },
};
