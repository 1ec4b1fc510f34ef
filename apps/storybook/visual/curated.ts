/** Stories whose picture would say nothing or differ each time: what speaks, turns or is hidden, and letters of the system's own. */
export const withoutPicture =
  /^kit-(emoji|grid|liveregions|loadmore|richtext-sanitizer|row|skeletontree|skiplink|spinner|stack|virtuallist|visuallyhidden)--/;

/** Stories beside the first of each component: what its first does not show. */
export const extraStories: ReadonlySet<string> = new Set([
  'visual-language-brands--side-by-side',
  'visual-language-colour--charts',
  'kit-button--variants',
  'kit-button--busy',
]);
