import { saveFile } from '@my-air/ui-kit';

const printed = 'data-printed';

/** Prints one element alone, however much of it is scrolled out of sight. */
export function printElement(element: HTMLElement): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.setAttribute(printed, '');
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
  try {
    window.print();
  } finally {
    copy.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
  }
}

/** Saves an element's text as an HTML file that opens and prints anywhere. */
export function downloadDocument(element: HTMLElement, title: string, language: string): void {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.body.append(page.importNode(element, true));
  for (const styled of page.body.querySelectorAll('[class], [style], [tabindex]')) {
    for (const name of ['class', 'style', 'tabindex']) styled.removeAttribute(name);
  }
  for (const button of page.body.querySelectorAll('button')) button.remove();

  const file = new Blob([`<!doctype html>${page.documentElement.outerHTML}`], { type: 'text/html' });
  saveFile(file, `${fileName(title)}.html`);
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'agreement';
}
