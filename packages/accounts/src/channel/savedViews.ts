import { keptAtom } from '@my-air/feature-kit/state';
import * as v from 'valibot';

import { ChannelSearch } from './ChannelSearch.ts';

/** The part of the search parameters that makes a view. */
const ViewSearch = v.pick(ChannelSearch, ['q', 'needs', 'status', 'country', 'sort', 'columns']);
export type ViewSearch = v.InferOutput<typeof ViewSearch>;

const SavedView = v.object({ name: v.pipe(v.string(), v.nonEmpty()), search: ViewSearch });
export type SavedView = v.InferOutput<typeof SavedView>;

/** The views that a user has saved, in order; no two have the same name. */
export const savedViews = keptAtom('accounts.channel-views', v.array(SavedView), [], {
  per: 'user',
  survivesSignOut: true,
});

/** What a view keeps of the search parameters. */
export const viewOf = (search: ChannelSearch): ViewSearch => v.parse(ViewSearch, search);

/** Whether two searches make the same view. */
export const isSameView = (one: ViewSearch, other: ViewSearch) =>
  JSON.stringify(v.parse(ViewSearch, one)) === JSON.stringify(v.parse(ViewSearch, other));
