import { saveFile } from '@my-air/ui-kit';

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
