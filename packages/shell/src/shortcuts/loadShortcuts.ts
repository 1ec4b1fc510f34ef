import type { ComponentType } from 'react';

import type { Shell } from '../Shell.ts';

/** Loads the sections that features add to the sheet of shortcuts; one that cannot be loaded is left out. */
export async function loadShortcuts({
  monitoring,
  features,
  portal,
}: Pick<Shell, 'monitoring' | 'features' | 'portal'>): Promise<readonly ComponentType[]> {
  const sections = await Promise.all(
    features.map(async ({ loadMessages, shortcuts }) => {
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
