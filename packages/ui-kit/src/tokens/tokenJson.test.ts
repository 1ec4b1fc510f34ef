import { describe, expect, test } from 'vitest';

import { brands, schemes } from './themes.ts';
import { tokenCss } from './tokenCss.ts';
import type { TokenGroup } from './tokenFiles.ts';
import { tokenJson } from './tokenJson.ts';

/** The paths of all tokens below a group. */
function pathsOf(group: TokenGroup, path: readonly string[] = []): string[] {
  const own = group.$value === undefined ? [] : [path.join('-')];
  return [
    ...own,
    ...Object.entries(group).flatMap(([name, child]) =>
      name.startsWith('$') ? [] : pathsOf(child as TokenGroup, [...path, name]),
    ),
  ];
}

describe.each(brands)('the tokens of %s as a file', (brand) => {
  test.each(schemes)('hold by %s what the style sheet declares, and no reference', (scheme) => {
    const json = tokenJson(brand, scheme);
    const [, first = ''] = /^:root\{(.*?)\}/.exec(tokenCss(brand, scheme)) ?? [];
    const declared = [...first.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    expect(new Set(pathsOf(json))).toEqual(new Set(declared));
    expect(declared.length).toBeGreaterThan(50);
    expect(JSON.stringify(json)).not.toMatch(/"\{[\w.-]+\}"/);
    expect(json).toMatchObject({ color: { accent: { $type: 'color', $value: { colorSpace: 'oklch' } } } });
  });
});
