import { atomStore } from '@my-air/feature-kit/state';
import type { TestShell } from '@my-air/shell/testing';

import { buildShell } from './buildShell.ts';

/** The contributions of the features of a shell; by default, of the whole portal. */
export async function loadContributions({ contributions }: Pick<TestShell, 'contributions'> = buildShell()) {
  await contributions.load();
  return atomStore.get(contributions.allAtom);
}
