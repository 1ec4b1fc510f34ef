import { type I18n, setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { createFormat, fromWire, languageName, languageTag, type Locale } from '@my-air/i18n/plain';

import { articleAddress, articleHead } from '../article/articleHead.ts';
import type { ArticleHeading } from '../article/decorate.ts';
import { readingTime } from '../article/readingTime.ts';
import { writtenText } from '../article/writtenNodes.ts';
import type { HelpArticle } from '../contract/help.ts';
import { loadMessages } from '../messages.ts';
import { documentCss } from './documentCss.ts';

/** An article, and what its document says about it. */
export interface ArticleDocument {
  /** The article as the API responds with it in `locale`. */
  article: HelpArticle;
  /** The language of the reader; the article may be in another one. */
  locale: Locale;
  /** Whether the address names the language, which is then the reader's whatever they chose before. */
  isAddressed: boolean;
  /** The languages that the article is written in. */
  languages: readonly Locale[];
  /** The public origin of the portal, without a slash at its end. */
  origin: string;
  /** The name of the portal's first brand. */
  siteName: string;
}

/**
 * Writes an article into the page of a built portal: its text, the metadata for search engines and previews, and the answer
 * of the API, from which the portal takes the article over. The page is complete without scripts.
 * @param page The portal's index.html, whose nonce or placeholder of a nonce the styles get.
 * @throws for a page that is not of a portal, and for a text that a catalogue does not have
 */
export async function writeArticle(page: string, written: ArticleDocument): Promise<string> {
  const { locale, isAddressed } = written;
  const nonce = /<style( nonce="[^"]*")/.exec(page)?.[1] ?? '';
  const tag = languageTag(locale);
  const root = `lang="${tag}" data-written="${tag}"${isAddressed ? ` data-language="${tag}"` : ''} data-frame="written" data-brand="default" data-scheme="light"`;
  const body = await articleHtml(written);
  // A description of the whole portal gives way to that of the article.
  const bare = page
    .replace(/<meta name="description"[^>]*>/, '')
    // A font that comes after the text has been painted would move it, and is left for the next page.
    .replaceAll('font-display:swap', 'font-display:optional');
  const changes: readonly (readonly [RegExp, string])[] = [
    [/<html lang="en"/, `<html ${root}`],
    [/<title>[^<]*<\/title>/, headHtml(written)],
    [/(?=<\/head>)/, `<style${nonce}>${documentCss}</style>`],
    [/(?<=<div id="root">)/, body],
    [/<noscript>.*?<\/noscript>/, ''],
  ];
  return changes.reduce((html, [place, text]) => {
    if (!place.test(html)) throw new Error(`@my-air/help-center: the page of the portal lacks ${place}`);
    // Not a text: a text's `$&` would have a meaning.
    return html.replace(place, () => text);
  }, bare);
}

/** The title and the metadata. */
function headHtml({ article, locale, isAddressed, languages, origin, siteName }: ArticleDocument): string {
  const { description, canonical, properties, structured } = articleHead(article, {
    origin,
    siteName,
    locale: fromWire(article.locale ?? locale),
    addressed: isAddressed ? locale : undefined,
  });
  const alternates = [
    ['x-default', articleAddress(origin, article.id)],
    ...languages.map((language) => [languageTag(language), articleAddress(origin, article.id, language)]),
  ];
  return [
    `<title>${escapeHtml(article.name)} - ${escapeHtml(siteName)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link data-written rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(
      ([language, href = '']) =>
        `<link data-written rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...Object.entries(properties).map(
      ([name, content]) => `<meta data-written property="${name}" content="${escapeHtml(content)}">`,
    ),
    dataBlock('type="application/ld+json" data-written', structured),
  ].join('\n    ');
}

async function articleHtml({ article, locale, siteName }: ArticleDocument): Promise<string> {
  const i18n = await textsOf(locale);
  // Loaded with the first article: a server may start without one.
  const { decoratedText } = await import('./decoratedText.ts');
  const say = (text: string, values?: Record<string, unknown>) => i18n._(generateMessageId(text), values);
  const language = fromWire(article.locale ?? locale);
  const { html, headings } = decoratedText(article.content_html, {
    linkTo: (heading) => say('Copy the link to “{heading}”', { heading }),
    enlarge: (words) => say('Enlarge the picture: {words}', { words }),
    play: (title) => say('Play the video: {title}', { title }),
    playedBy: say('Played by YouTube'),
  });
  const minutes = readingTime(article.content_html);
  const updated = article.updated_at && createFormat({ locale }).date(article.updated_at);
  const facts = [
    say('{minutes, plural, one {# min read} other {# min read}}', { minutes }),
    ...(updated ? [say('Updated {updated}', { updated })] : []),
  ].join(' · ');
  const tag = languageTag(locale);
  const langAttribute = `lang="${tag}"`;
  const contents = headings.length > 1 ? contentsHtml(say('In this article'), headings) : '';
  const notice = say(
    'This article is not available in {wantedLanguage} yet, so you are reading it in {writtenLanguage}.',
    { wantedLanguage: languageName(locale), writtenLanguage: languageName(language) },
  );
  const portal = `href="/help-center/article/${article.id}"`;

  return [
    `<div class="first plain written" data-layout="written"><div class="plain-column">`,
    `<header class="plain-bar"><a href="/" class="brand"><i class="logo"></i><span data-text="brand">${escapeHtml(siteName)}</span></a></header>`,
    `<main class="plain-main"><div class="written-frame"><div class="written-head">`,
    `<a ${portal} class="written-sign-in">${signInIcon}${escapeHtml(say('Sign in'))}</a>`,
    `<a ${portal} class="written-back">${escapeHtml(say('Back to the portal'))}</a></div>`,
    `<div class="written-columns"><article class="written-article" lang="${languageTag(language)}">`,
    `<header><h1>${escapeHtml(article.name)}</h1><p class="written-facts" ${langAttribute}>${escapeHtml(facts)}</p></header>`,
    language === locale ? '' : `<p class="written-notice" ${langAttribute}>${escapeHtml(notice)}</p>`,
    contents &&
      `<details class="written-folded" ${langAttribute}><summary>${escapeHtml(say('In this article'))}</summary>${contents}</details>`,
    `<div class="written-text" dir="auto" ${writtenText}="${article.id}">${html}</div></article>`,
    `<div class="written-aside">${contents}</div></div></div></main></div>`,
    // After the text, which does not wait for it, and near it, so that it weighs little when the page is compressed.
    `${dataBlock('type="application/json" id="answer"', { article })}</div>`,
  ].join('');
}

function contentsHtml(title: string, headings: readonly ArticleHeading[]): string {
  const lines = headings.map(
    ({ id, text, level }, index) =>
      `<li data-level="${level}"><a href="#${escapeHtml(id)}"${index === 0 ? ' aria-current="location"' : ''}>${escapeHtml(text)}</a></li>`,
  );
  return `<nav aria-label="${escapeHtml(title)}"><p>${escapeHtml(title)}</p><ul>${lines.join('')}</ul></nav>`;
}

/** The texts of this package in a language; one that is missing is an error. */
async function textsOf(locale: Locale): Promise<I18n> {
  return setupI18n({
    locale,
    locales: languageTag(locale),
    messages: { [locale]: await loadMessages(locale) },
    missing: (language, id) => {
      throw new Error(`@my-air/help-center: the text ${id} is missing in the language ${language}`);
    },
  });
}

/** Data in a page is text to the end of its element: no `<` may stand in it. */
const dataBlock = (attributes: string, value: unknown) =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const signInIcon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m10 17 5-5-5-5"/><path d="M15 12H3"/><path d="M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4"/></svg>';
