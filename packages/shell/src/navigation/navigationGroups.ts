import { msg } from '@lingui/core/macro';
import type { NavigationGroup } from '@my-air/feature-kit';

/** The groups of the side navigation that a portal can order by their ids, with their headings. */
export const navigationGroups = {
  main: { id: 'main' },
  grow: { id: 'grow', label: msg`Growth` },
  ai: { id: 'ai', label: msg`Artificial intelligence` },
  talk: { id: 'talk', label: msg`Conversations` },
  money: { id: 'money', label: msg`Money` },
  more: { id: 'more', label: msg`More` },
} as const satisfies Record<string, NavigationGroup>;
