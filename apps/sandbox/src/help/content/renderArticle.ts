import markdownIt from 'markdown-it';

import type { WireLocale } from '../../content/wireLocales.ts';
import { pictureAddress, pictureSize } from './articlePictures.ts';

type CalloutKind = 'note' | 'tip' | 'warning';

/** The word that a framed note of an article begins with. */
const calloutWords: Readonly<Record<WireLocale, Readonly<Record<CalloutKind, string>>>> = {
  en: { note: 'Note.', tip: 'Tip.', warning: 'Take care.' },
  ua: { note: 'Зауважте.', tip: 'Порада.', warning: 'Обережно.' },
  es: { note: 'Nota.', tip: 'Consejo.', warning: 'Atención.' },
  ru: { note: 'Обратите внимание.', tip: 'Совет.', warning: 'Осторожно.' },
  pt: { note: 'Nota.', tip: 'Dica.', warning: 'Atenção.' },
};

const renderer = markdownIt({ html: false, linkify: false, typographer: false });
const { image } = renderer.renderer.rules;

/** `help:199` is the public address of an article; everything else stays as it is written. */
renderer.renderer.rules.link_open = (tokens, index, options, _environment, self) => {
  const token = tokens[index]!;
  const href = String(token.attrGet('href') ?? '');
  if (href.startsWith('help:')) token.attrSet('href', `/help/${href.slice('help:'.length)}`);
  return self.renderToken(tokens, index, options);
};
const isAllowedLink = renderer.validateLink.bind(renderer);
renderer.validateLink = (url) => /^help:\d+$/.test(url) || isAllowedLink(url);

/** A picture comes with its size, so that nothing moves when it has loaded. */
renderer.renderer.rules.image = (tokens, index, options, environment, self) => {
  const token = tokens[index]!;
  const file = String(token.attrGet('src') ?? '');
  if (file.startsWith('images/')) {
    const { width, height } = pictureSize(file.slice('images/'.length));
    token.attrSet('src', pictureAddress(file.slice('images/'.length)));
    token.attrSet('width', String(width));
    token.attrSet('height', String(height));
  }
  return image!(tokens, index, options, environment, self);
};

/** `> [!tip] …` begins with the word of its kind in the language of the text. */
renderer.core.ruler.after('inline', 'callout', (state) => {
  const { locale } = state.env as { locale: WireLocale };
  state.tokens.forEach((token, index) => {
    if (token.type !== 'inline' || state.tokens[index - 2]?.type !== 'blockquote_open') return;
    const first = token.children?.[0];
    const [marker, kind] = /^\[!(note|tip|warning)\] */.exec(first?.content ?? '') ?? [];
    if (!first || marker === undefined) return;
    first.content = first.content.slice(marker.length);
    const words = new state.Token('html_inline', '', 0);
    words.content = `<strong>${calloutWords[locale][kind as CalloutKind]}</strong> `;
    token.children!.unshift(words);
  });
});

/** The HTML of an article's Markdown. Markup in it is shown as text. */
export function renderArticle(markdown: string, locale: WireLocale): string {
  return renderer.render(markdown, { locale }).trim();
}

/** The plain text of an article's HTML, which we made: it is searched, and quoted in results. */
export function plainText(html: string): string {
  return renderer.utils
    .unescapeAll(
      html
        .replaceAll(/<\/t[dh]>\s*(?=<t[dh])/g, ' · ')
        .replaceAll(/(?<=\p{L})<\/(?:h\d|t[dh])>/gu, '. ')
        .replaceAll(/<\/(?:p|h\d|li|t[dh]|pre)>/g, ' ')
        .replaceAll(/<[^>]*>/g, ''),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
