import type { ArticleSummary, HelpArticle, HelpTopic, SearchHit } from '../contract/help.ts';

/** An article of a list. */
export function buildSummary(values: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: 1,
    name: 'Add a YouTube channel',
    description_html: 'What you need beforehand, and the four steps.',
    help_topic_id: 2,
    locale: 'en',
    ...values,
  };
}

const content = [
  '<p>Press <strong>Add a channel</strong>, and sign in.</p>',
  '<h2>Before you begin</h2><ul><li>You own the channel.</li></ul>',
  '<blockquote><p><strong>Tip.</strong> Choose the channel, not your own account.</p></blockquote>',
  '<h2>Step 2</h2><ol><li>Open <a href="/accounts/youtube">Channels</a>.</li><li>Accept, or read <a href="/help/199">why not</a>.</li></ol>',
  '<p><img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 640 220%22/%3E" alt="Four steps" width="640" height="220"></p>',
  '<h3>What we may see</h3><table><thead><tr><th>Permission</th><th>What for</th></tr></thead><tbody><tr><td>Statistics</td><td>To show what it earns</td></tr></tbody></table>',
].join('');

/** An article to read, with every kind of content. */
export function buildArticle(values: Partial<HelpArticle> = {}): HelpArticle {
  return {
    ...buildSummary(),
    content_html: content,
    updated_at: '2026-11-18T09:00:00Z',
    related_articles: [
      buildSummary({ id: 2, name: 'What happens after you apply' }),
      buildSummary({ id: 199, name: 'Why a channel is not accepted' }),
    ],
    ...values,
  };
}

const names = [
  ['Getting started', 4],
  ['Channels', 1],
  ['Money', 6],
  ['Services', 3],
  ['Distribution', 8],
  ['AI tools', 11],
  ['Referral program', 9],
  ['Account and support', 10],
] as const;

/** The topics, each with its colour and a few articles. */
export function buildTopics(): HelpTopic[] {
  return names.map(([name, color], index) => ({
    id: index + 1,
    name,
    description: 'What it is about, in a sentence',
    icon_image: null,
    color_id: color,
    articles: [1, 2, 199]
      .slice(0, (index % 3) + 1)
      .map((id) => buildSummary({ id, name: `${name}: article ${id}` })),
  }));
}

/** A result of the search. */
export function buildHit(values: Partial<SearchHit> = {}): SearchHit {
  return { ...buildSummary(), snippet: 'How to <mark>connect</mark> a channel', ...values };
}
