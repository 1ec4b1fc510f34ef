import type { WireLocale } from '../../content/wireLocales.ts';

/** A text in each language that it was written in; English always is. */
export type Translations<Text> = Partial<Record<WireLocale, Text>> & { en: Text };

/** A topic of the help centre, as `topics.json` keeps it. */
export interface TopicContent {
  readonly id: number;
  /** The folder of its articles. */
  readonly folder: string;
  /** One of the palette's 11 colours. */
  readonly color_id: number;
  readonly name: Record<WireLocale, string>;
  readonly description: Record<WireLocale, string>;
}

/** An article in one language. */
export interface TextContent {
  readonly title: string;
  readonly description: string;
  /** Search words that are never shown. */
  readonly keywords: string;
  readonly markdown: string;
}

/** An article with all its texts. */
export interface ArticleContent {
  readonly id: number;
  readonly topicId: number;
  /** The place among the popular ones, from 1; null for the others. */
  readonly popular: number | null;
  readonly related: readonly number[];
  /** When it was last changed, as YYYY-MM-DD. */
  readonly updated: string;
  readonly texts: Translations<TextContent>;
}

/** The whole content of the help centre. */
export interface HelpContent {
  readonly topics: readonly TopicContent[];
  readonly articles: readonly ArticleContent[];
}
