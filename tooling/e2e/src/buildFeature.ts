import type { FullConfig } from '@playwright/test';

import { compose } from './compose.ts';

/** Builds the portal of the feature that is tested, once for all workers. */
export default async function buildFeature({ metadata }: FullConfig): Promise<void> {
  const { feature, start } = metadata as { feature: string; start: string };
  process.env.PORTAL_DIST ||= await compose('alone', feature, start);
}
