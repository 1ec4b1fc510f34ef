import type { StoryEntry } from './storybook.ts';

/**
 * Stories whose picture would show nothing or differ each time: those of announcements, moving parts and
 * hidden parts.
 */
const withoutPicture =
  /^kit-(grid|loadmore|richtext-sanitizer|row|skeletonlist|skiplink|spinner|stack|visuallyhidden)--/;

/** Stories that show more of a component than its first story; they replace it. */
const telling: ReadonlySet<string> = new Set([
  'kit-avatar--sizes',
  'kit-badge--counts',
  'kit-banner--tones',
  'kit-button--busy',
  'kit-button--variants',
  'kit-card--full',
  'kit-checkbox--states',
  'kit-chip--states',
  'kit-combobox--open',
  'kit-contactmark--all',
  'kit-emptystate--illustrations',
  'kit-field--wrong',
  'kit-heading--levels',
  'kit-icon--interface',
  'kit-iconbutton--variants',
  'kit-linechart--six-series',
  'kit-multiselect--open',
  'kit-numberinput--states',
  'kit-platformmark--all',
  'kit-popover--open',
  'kit-stattile--with-trend',
  'kit-status--tones',
  'kit-switch--states',
  'kit-table--selected',
  'kit-tag--tones',
  'kit-text--sizes',
  'kit-toastregion--every-type',
  'visual-language-brands--side-by-side',
  'visual-language-colour--charts',
]);

/** The stories that pictures are kept of: one or a few of each component, in the order of the sidebar. */
export function curated(stories: readonly StoryEntry[]): StoryEntry[] {
  const told = new Set(stories.filter(({ id }) => telling.has(id)).map(({ title }) => title));
  const shown = new Set<string>();
  return stories.filter(({ type, id, title }) => {
    if (type !== 'story' || withoutPicture.test(id)) return false;
    if (told.has(title)) return telling.has(id);
    if (!title.startsWith('Kit/') || shown.has(title)) return false;
    shown.add(title);
    return true;
  });
}
