/** The attribute with which a document marks the text of an article: its value is the id. */
export const writtenText = 'data-written-text';

/**
 * The nodes of an article that the page came with, as a server wrote them (`@my-air/help-center/document`): sanitized and
 * decorated. They are there until the portal has drawn its first screen, and where they are in the language of the portal.
 */
export function writtenNodes(id: number): readonly Node[] | undefined {
  const isShown = document.documentElement.dataset['frame'] === 'written';
  const text = isShown ? document.querySelector(`.first [${writtenText}="${id}"]`) : null;
  return text ? [...text.childNodes] : undefined;
}
