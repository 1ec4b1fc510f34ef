/** Stories whose picture would say nothing or differ each time: what speaks, what turns, what is hidden. */
export const withoutPicture =
  /^kit-(liveregions|visuallyhidden|skiplink|spinner|skeleton|sanitizehtml|virtuallist)--|--benchmark|--focus-comes-back$/;

/** Stories beside the first of each component: what its first does not show. */
export const extraStories: ReadonlySet<string> = new Set([
  'visual-language-brands--side-by-side',
  'visual-language-colour--charts',
  'kit-button--variants',
  'kit-button--busy',
]);
