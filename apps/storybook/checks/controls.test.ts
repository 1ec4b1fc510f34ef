import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

import { controlsOf } from '../.storybook/controlsOf.ts';
import { readKitProps } from '../scripts/readKitProps.mjs';

const source = fileURLToPath(new URL('../../../packages/ui-kit/src/', import.meta.url));
const props = readKitProps();
const titles = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => /title: 'Kit\/\w+\/(\w+)'/.exec(readFileSync(`${source}${file}`, 'utf8'))?.[1]),
);
const rowsOf = (name: string) => controlsOf(props[name] ?? {}, {}, {});

/** The controls that fit a type as it is written; undefined for a type of none of the four kinds. */
function kindOf(type: string): readonly string[] | undefined {
  const plain = type.replaceAll(/ \| (undefined|null)/g, '');
  if (plain === 'boolean' || plain === 'number') return [plain];
  if (plain === 'string' || plain === 'ReactNode') return ['text'];
  return /^("[^"]*"( \| )?)+$/.test(plain) ? ['select', 'inline-radio'] : undefined;
}

describe('controls of the kit', () => {
  test.each(Object.keys(props).filter((name) => titles.has(name)))(
    '%s: every property of text, number, boolean or choice has a control of its kind',
    (name) => {
      const rows = rowsOf(name);
      const found = Object.entries(props[name]!).map(([property, { type }]) => {
        const control = (rows[property]!.control as { type: string } | undefined)?.type;
        return [property, kindOf(type), control] as const;
      });
      expect(found.filter(([, kind, control]) => kind && !kind.includes(control ?? 'none'))).toEqual([]);
      expect(found.filter(([, , control]) => control === 'object')).toEqual([]);
    },
  );

  test('the stories of every component of the kit are named after it, but for those that have none', () => {
    const without = ['FileLine', 'KitStyles', 'OverlayContext', 'Prose', 'ReadingDirection', 'TileName'];
    expect(
      Object.keys(props)
        .filter((name) => !titles.has(name))
        .sort(),
    ).toEqual(without);
  });
});
