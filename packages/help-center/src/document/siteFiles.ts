import { languageTag, type Locale } from '@my-air/i18n/plain';

import { articleAddress } from '../article/articleHead.ts';

/** A public article, as the list of all addresses names it. */
export interface SiteArticle {
  id: number;
  /** The time of the last change as an ISO text, where it is known. */
  updatedAt?: string | null | undefined;
  /** The languages that it is written in. */
  languages: readonly Locale[];
}

/** The sitemap of all public articles, with the addresses of each in all its languages. */
export function sitemap(articles: readonly SiteArticle[], origin: string): string {
  const urls = articles.flatMap(({ id, updatedAt, languages }) => {
    const versions = languages.map((language) => [
      languageTag(language),
      articleAddress(origin, id, language),
    ]);
    const addresses = [['x-default', articleAddress(origin, id)], ...versions];
    const links = addresses.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const changed = updatedAt ? `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>` : '';
    return addresses.map(([, href]) => `<url><loc>${href}</loc>${changed}${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** The file for crawlers, which names the sitemap. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
