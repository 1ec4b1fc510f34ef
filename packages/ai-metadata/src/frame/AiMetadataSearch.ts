import type { PackagesSearch } from '../packages/PackagesSearch.ts';
import type { TranslationSearch } from '../translation/TranslationSearch.ts';

/** What the addresses of these screens hold; unchecked until a screen has parsed it. */
export type AiMetadataSearch = TranslationSearch & PackagesSearch;
