import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The ids of the messages that a built portal shows, also of those that its catalogues lack. An id is a part of a hash: one
 * without a capital letter and without a digit may also be the name of something else, and is left out.
 */
export function readMessageIds(portalFolder: string): readonly string[] {
  const ids = globSync('assets/*.js', { cwd: portalFolder }).flatMap((file) =>
    [...readFileSync(join(portalFolder, file), 'utf8').matchAll(/\bid:(["'`])([\w-]{6})\1/g)].map(
      ([, , id = '']) => id,
    ),
  );
  return [...new Set(ids)].filter((id) => /[A-Z\d]/.test(id));
}

/**
 * Makes a check that tells a text which only a fault of the program puts before a user from one that a user or an author can
 * mean. It uses nothing outside, because it runs in the page.
 */
export function createTextCheck(messageIds: readonly string[]): (text: string) => boolean {
  const ids = new Set(messageIds);
  const traces =
    /\b(?:undefined|NaN)\b|\[object \w+\]|\{\s*\w+\s*(?:\}|,\s*(?:plural|select|number|date|time)\b)/;
  return (text) => traces.test(text) || (text.match(/[\w-]+/g) ?? []).some((word) => ids.has(word));
}

/**
 * Complains in the console about each text of the page, and each name and hint for screen readers, that the check calls
 * broken. It uses nothing outside, because it runs in the page before anything else.
 */
export function watchTexts(isBroken: (text: string) => boolean): void {
  const names = ['alt', 'aria-description', 'aria-label', 'placeholder', 'title'];
  const told = new Set<string>();
  const tell = (text: string | null) => {
    if (!text || told.has(text) || !isBroken(text)) return;
    told.add(text);
    console.error(`A user reads "${text.trim()}" at ${location.pathname}`);
  };
  const read = (node: Node) => {
    if (node instanceof Text) {
      if (!node.parentElement?.closest('script, style')) tell(node.data);
    } else if (node instanceof Element) {
      for (const name of names) tell(node.getAttribute(name));
      for (const child of node.childNodes) read(child);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'childList') for (const node of addedNodes) read(node);
      else if (type === 'characterData') read(target);
      else tell((target as Element).getAttribute(attributeName ?? ''));
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: names,
  });
}
