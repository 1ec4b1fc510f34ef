import type { ComponentType } from 'react';

import type { Shell } from '../Shell.ts';

/** Loads the sections that features add to the sheet of shortcuts; one that cannot be loaded is left out. */
export async function loadShortcuts({
  monitoring,
  contributingFeatures,
  portal,
}: Pick<Shell, 'monitoring' | 'contributingFeatures' | 'portal'>): Promise<readonly ComponentType[]> {
  const sections = await Promise.all(
    contributingFeatures.get().map(async ({ loadMessages, shortcuts }) => {
      if (!shortcuts) return [];
      try {
        const [Section] = await Promise.all([shortcuts(), portal.locale.add(loadMessages)]);
        return [Section];
      } catch (error) {
        monitoring.report(error);
        return [];
      }
    }),
  );
  return sections.flat();
}
