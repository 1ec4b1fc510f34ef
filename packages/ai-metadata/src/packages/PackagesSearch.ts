import { searchNumber, searchText } from '@my-air/feature-kit';
import * as v from 'valibot';

/** The search parameters of the packages. */
export const PackagesSearch = v.object({
  /** The package to preselect, from a campaign's link; under another name than there, where it would be taken out of the address. */
  offer: searchNumber,
  /** The order that the payment page came back with. */
  order: searchText,
  /** The channel whose translation needed more; there is a way back to it. */
  back: searchText,
  /** The number of translations that it needed more. */
  missing: searchNumber,
});
export type PackagesSearch = v.InferOutput<typeof PackagesSearch>;
