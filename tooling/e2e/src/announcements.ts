import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Keeps what the pages of a context announce to screen readers, and every toast is: a toast is gone after 3 s, and
 * the next announcement takes the place of its text.
 */
export async function keepAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    // Before the first module runs; the regions are in the document of the portal.
    document.addEventListener(
      'readystatechange',
      () => {
        const observer = new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            announcements.push(node.textContent ?? '');
        });
        for (const region of document.querySelectorAll('[data-live]'))
          observer.observe(region, { childList: true });
      },
      { once: true },
    );
  });
}

/**
 * Waits until the page has announced a text since its document was loaded, such as the title of a toast, and
 * returns the whole announcement.
 */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<string> {
  const isAnnounced = (each: string) => (typeof text === 'string' ? each.includes(text) : text.test(each));
  let found: string | undefined;
  // The page may be left for the next one meanwhile.
  await expect(async () => {
    const announced = await page.evaluate(
      () => (globalThis as { announcements?: string[] }).announcements ?? [],
    );
    found = announced.findLast(isAnnounced);
    expect(found, `"${text}" is announced; announced are ${JSON.stringify(announced)}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found ?? '';
}
