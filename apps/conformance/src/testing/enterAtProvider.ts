import { type Answer, Browser } from '../Browser.ts';

/** Signs in at the pages of the sandbox's provider, and follows them back to the portal. */
export async function enterAtProvider(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { origin } = new URL(address);
  const browser = new Browser(origin, 30_000);
  const page = await openPage(browser, address);
  const [, action = '', form = ''] =
    /<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(page.text) ?? [];
  const hidden = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)" \/>/g);
  const body = new URLSearchParams([
    ...[...hidden].map(([, name = '', value = '']) => [name, value]),
    ...Object.entries(fields),
  ]);
  await openPage(browser, new URL(action.replaceAll('&#38;', '&'), origin).href, { method: 'POST', body });
}

async function openPage(browser: Browser, address: string, init?: RequestInit): Promise<Answer> {
  const answer = await browser.send(address, init);
  const location = answer.headers.get('location');
  return location === null ? answer : openPage(browser, new URL(location, address).href);
}
