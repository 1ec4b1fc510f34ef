/** The parts that are left out, by the beginnings of the paths of assumed calls; the longest beginning says it. */
const losses: Readonly<Record<string, string>> = {
  'api/statistics': 'earnings and views by day: the cards of money and month, the curves, the first report',
  'api/news': 'News, its entry and its card',
  'api/games': 'Games',
  'api/ads-boost': 'Ads boost',
  'api/ai-optimization': 'AI optimization',
  'api/ai-metadata/batch-translations': 'the list of translation jobs with receipts, review, retry and undo',
  'api/ai-metadata/glossary': 'names that are not translated',
  'api/ai-metadata/channels': 'disconnecting a channel from translation',
  'api/finances-ai/ledger': 'the history of translations that were bought and spent',
  'api/channels': 'the audit of a channel',
  'api/help': 'votes on help articles',
};

/** The part that the portal leaves out where the backend has not a call, in words. */
export function lossOf(key: string): string {
  const path = key.replace(/^\w+ /, '');
  const [, loss] = Object.entries(losses)
    .filter(([beginning]) => path.startsWith(beginning))
    .toSorted(([one], [other]) => other.length - one.length)[0] ?? ['', 'the part that asks for it'];
  return loss;
}
