import { saveFile } from '@my-air/ui-kit';

const printed = 'data-printed';

/** Ends the print before: of one that browsers have not told the end of. */
let endLast = () => {};

/**
 * Prints one element alone, with its name, however much of it is scrolled out of sight. On phones `print` returns at
 * once, and the page is read after that: the copy stays until the print has ended.
 */
export function printElement(element: HTMLElement, title: string): void {
  endLast();
  const copy = document.createElement('div');
  copy.setAttribute(printed, '');
  copy.append(...namedCopy(element, title, document));
  const style = new CSSStyleSheet();
  style.replaceSync(`
    [${printed}] { display: none; }
    @media print {
      body > :not([${printed}]) { display: none !important; }
      [${printed}] { display: block; }
    }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  document.body.append(copy);
  const { title: pageTitle } = document;
  document.title = title;
  endLast = () => {
    window.removeEventListener('afterprint', endLast);
    endLast = () => {};
    document.title = pageTitle;
    copy.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
  };
  window.addEventListener('afterprint', endLast);
  window.print();
}

/** Saves an element's text as an HTML file that opens and prints anywhere. */
export function downloadDocument(element: HTMLElement, title: string, language: string): void {
  const page = document.implementation.createHTMLDocument();
  page.title = title;
  page.documentElement.lang = language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.body.append(...namedCopy(element, title, page));
  for (const styled of page.body.querySelectorAll('[class], [style], [tabindex]')) {
    for (const name of ['class', 'style', 'tabindex']) styled.removeAttribute(name);
  }

  const file = new Blob([`<!doctype html>${page.documentElement.outerHTML}`], { type: 'text/html' });
  saveFile(file, `${fileName(title)}.html`);
}

/** The name of what is copied as a heading, and a copy of it without its buttons. */
function namedCopy(element: HTMLElement, title: string, page: Document): readonly Element[] {
  const heading = page.createElement('h1');
  heading.textContent = title;
  const copy = page.importNode(element, true);
  for (const button of copy.querySelectorAll('button')) button.remove();
  return [heading, copy];
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'agreement';
}
