import type { StorySettings } from './toolbar.ts';

/** Writes the settings on the page's root element, where the style sheet of the kit reads them. */
export function dress(page: HTMLElement, settings: StorySettings): void {
  const { brand, scheme, direction, density, motion, zoom } = settings;
  Object.assign(page.dataset, { brand, scheme });
  page.dir = direction;
  page.style.fontSize = zoom === '100' ? '' : `${zoom}%`;
  setOrRemove(page, 'data-density', density, 'brand');
  setOrRemove(page, 'data-motion', motion, 'system');
}

function setOrRemove(page: HTMLElement, name: string, value: string, natural: string): void {
  if (value === natural) page.removeAttribute(name);
  else page.setAttribute(name, value);
}
