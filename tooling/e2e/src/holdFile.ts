import type { Page } from '@playwright/test';

/**
 * Holds a file of the build back until it is released.
 * @returns `asked`, which resolves when the page asks for the file, and the function that releases it
 */
export async function holdFile(page: Page, name: string) {
  const file = new RegExp(`/assets/${name}-[\\w-]+\\.js$`);
  const asked = page.waitForRequest(file);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return { asked, release };
}
