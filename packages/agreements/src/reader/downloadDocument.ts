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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${fileName(title)}.html`;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'agreement';
}
