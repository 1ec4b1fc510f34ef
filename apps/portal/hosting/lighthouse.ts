import { chromiumArgs, findChromium } from '@my-air/browser';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Lighthouse's scores of a page, of 100. */
export async function scoresOf(url: string): Promise<Readonly<Record<string, number>>> {
  const { path: chromePath } = await findChromium();
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...chromiumArgs],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    const { categories } = result.lhr;
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    chrome.kill();
  }
}
