import type { StorySettings } from './toolbar.ts';

/** Brand and scheme of the documentation page that shows a story in a frame; empty for a story alone. */
export function pageAround(): Partial<StorySettings> {
  if (parent === window) return {};
  try {
    const { brand, scheme } = parent.document.documentElement.dataset;
    return brand && scheme ? { brand, scheme } : {};
  } catch {
    // The page around belongs to another site and cannot be read.
    return {};
  }
}
