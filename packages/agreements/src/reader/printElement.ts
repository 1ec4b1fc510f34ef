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
