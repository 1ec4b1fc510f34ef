/** A banner of our own as an SVG picture, 1200 by 300, with one sentence and the link below it. */
export function bannerSvg(sentence: string, link: string, ground: string): string {
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300" width="1200" height="300"><rect width="1200" height="300" rx="24" fill="${ground}"/><circle cx="1090" cy="60" r="150" fill="#fff" opacity=".08"/><circle cx="1010" cy="250" r="90" fill="#fff" opacity=".1"/><text x="64" y="150" fill="#fff" font-family="system-ui, sans-serif" font-size="52" font-weight="700">${escape(sentence)}</text><text x="64" y="214" fill="#fff" font-family="system-ui, sans-serif" font-size="30">${escape(link)}</text></svg>`;
}
