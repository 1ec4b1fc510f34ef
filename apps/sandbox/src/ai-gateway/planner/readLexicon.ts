import { readContent } from '../../help/content/readContent.ts';
import type { Catalogue } from '../../marketplace/content/Service.ts';
import { createLexicon, type Lexicon } from './Lexicon.ts';

/** The topics of the help centre about the portal itself; the others are about what services do as well. */
const portalTopics = ['getting-started', 'channels', 'account'];

/** Reads what the planner knows: the catalogue, and the articles about the portal. */
export async function readLexicon(reading: Promise<Catalogue>): Promise<Lexicon> {
  const [catalogue, files] = await Promise.all([reading, readContent()]);
  const { topics, articles } = files.parse();
  const ids = new Set(topics.flatMap(({ id, folder }) => (portalTopics.includes(folder) ? [id] : [])));
  return createLexicon(
    catalogue,
    articles.filter(({ topicId }) => ids.has(topicId)),
  );
}
