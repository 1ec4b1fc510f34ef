import type { Args, StrictArgTypes } from 'storybook/internal/types';

import type { KitProp } from './KitProp.ts';

/** The largest number of choices that are shown as buttons; more are in a list. */
const mostButtons = 4;

/** The rows of the table of properties; the settings of a story override those derived from TypeScript. */
export function controlsOf(
  props: Readonly<Record<string, KitProp>>,
  said: StrictArgTypes,
  initialArgs: Args,
): StrictArgTypes {
  const rows = Object.entries(props).map(([name, prop]) => {
    const override = said[name];
    const known = {
      ...override,
      name,
      // The default has a column of its own.
      description: (override?.description || prop.text).replace(/\s*@default .*$/s, ''),
      table: {
        ...override?.table,
        type: { summary: prop.type },
        ...(prop.isInherited && { category: 'Inherited' }),
      },
    };
    // An element that a story passes, as a picture or as content, would be lost to a text field, and cannot
    // be written as text.
    const isElement = typeof initialArgs[name] === 'object' && initialArgs[name] !== null;
    if (isElement && '$$typeof' in initialArgs[name] && override?.control === undefined)
      return [name, { ...known, type: other(prop), control: false }];
    const isDecided = override?.control !== undefined || override?.options !== undefined;
    if (prop.kind === undefined || isElement || isDecided)
      return [name, { ...known, type: override?.type ?? other(prop) }];
    return [name, { ...known, ...controlOf(prop) }];
  });
  return { ...said, ...(Object.fromEntries(rows) as StrictArgTypes) };
}

function other({ type, isRequired }: KitProp) {
  return { name: 'other', value: type, required: isRequired } as const;
}

function controlOf({ kind, options = [], isRequired: required }: KitProp) {
  switch (kind) {
    case 'boolean':
      return { type: { name: 'boolean', required }, control: { type: 'boolean' } };
    case 'number':
      return { type: { name: 'number', required }, control: { type: 'number' } };
    case 'choice':
      return {
        type: { name: 'enum', value: [...options], required },
        options: [...options],
        control: { type: options.length > mostButtons ? 'select' : 'inline-radio' },
      };
    default:
      return { type: { name: 'string', required }, control: { type: 'text' } };
  }
}
