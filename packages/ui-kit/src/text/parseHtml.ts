interface HtmlPolicy {
  createHTML: (html: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}
type Page = Window & { trustedTypes?: TrustedTypes };

const policies = new WeakMap<Page, HtmlPolicy>();

/** Elements that act on the document they are put into, or whose text is not part of the visible text. */
const dropped = 'base, link, meta, script, style, title';

/**
 * Parses HTML into an element of an inert document: nothing in it runs, is fetched or is shown. The result is
 * not sanitized: read text from it, and put none of its nodes on a page. It parses under the Trusted Types
 * policy "my-air".
 */
export function parseHtml(html: string, page: Page = window): HTMLElement {
  const inert = page.document.createElement('template').content.ownerDocument;
  const root = inert.createElement('div');
  // oxlint-disable-next-line my-air/raw-html -- the one place that parses; the document is inert
  root.innerHTML = vouch(withoutActiveAttributes(html), page);
  for (const element of root.querySelectorAll(dropped)) element.remove();
  return root;
}

/** Takes the style that an element of a parsed text was written with; it has no effect there. */
export function takeWrittenStyle(element: Element): string {
  const name = inertStyleNames.find((candidate) => element.hasAttribute(candidate));
  if (name === undefined) return '';
  const style = element.getAttribute(name) ?? '';
  element.removeAttribute(name);
  return style;
}

/** Possible names of attributes that a Content Security Policy refuses: event handlers and styles. */
const activeAttribute = /(?<=[\s"']|(?<!<)\/)(?:on[a-z]+|style)(?=[\s=/>])/gi;

/**
 * The same HTML with the first letter of each such name as a character reference. Browsers report a refused
 * attribute at the moment they parse it, from Chromium 156 on also in inert documents, in a sandbox and in
 * `setHTML`. References count in text and in values, which thus stay as they were, and not in names: those
 * become names without a meaning.
 */
const withoutActiveAttributes = (html: string): string =>
  html.replaceAll(activeAttribute, (name) => withFirstLetterAsReference(name));

const withFirstLetterAsReference = (name: string): string => `&#${name.charCodeAt(0)};${name.slice(1)}`;

// HTML turns attribute names into lower case; a letter that is a character reference keeps its case.
const inertStyleNames = ['style', 'Style'].map(withFirstLetterAsReference);

function vouch(html: string, page: Page): string {
  if (page.trustedTypes && !policies.has(page)) {
    policies.set(page, page.trustedTypes.createPolicy('my-air', { createHTML: (text) => text }));
  }
  return policies.get(page)?.createHTML(html) ?? html;
}
