import { atomStore, keptAtom } from '@my-air/feature-kit/state';
import { brandFile, brands, type Brand, type BrandSource, type TokenGroup } from '@my-air/ui-kit/tokens';
import * as v from 'valibot';

import { fileProblems } from './readTokenFile.ts';

/** The name under which the toolbar shows the brand of the workbench. */
export const draftBrand = 'workbench';

const nameForm = /^[a-z][a-z0-9-]{0,39}$/;

/** The problem with the name of a brand that is made; undefined when it can be used. */
export function nameProblem(name: string): string | undefined {
  if (!nameForm.test(name)) return 'Start with a letter, and use lower-case letters, digits and hyphens.';
  return [...brands, draftBrand].includes(name) ? 'A brand already has this name.' : undefined;
}

/** The brand of the workbench before its first change. */
export const firstDraft = { name: 'new-brand', file: brandFile('default') };

/** The brand that is made in the workbench; this tab of the browser keeps it, and its frames follow it. */
export const draftAtom = keptAtom(
  'storybook.workbench',
  v.object({
    name: v.pipe(
      v.string(),
      v.check((name) => nameProblem(name) === undefined),
    ),
    file: v.custom<TokenGroup>((file) => fileProblems(file).length === 0),
  }),
  firstDraft,
  { per: 'tab' },
);

/** The tokens of a brand that the toolbar can show. */
export function sourceOf(brand: unknown): BrandSource {
  return brand === draftBrand ? atomStore.get(draftAtom()).file : (brand as Brand);
}
