import {
  addGlossaryTerm,
  deleteGlossaryTerm,
  glossaryRules,
  listGlossary,
} from '@my-air/ai-metadata/contract';
import { and, asc, eq } from 'drizzle-orm';

import { aiTerms } from '../../database/schema.ts';
import { databaseId } from '../../http/databaseId.ts';
import { notFound } from '../../http/HttpError.ts';
import { registerEndpoint } from '../../http/registerEndpoint.ts';
import type { ApiArea } from '../../Platform.ts';
import { refusal } from '../refusals.ts';

type TermRow = typeof aiTerms.$inferSelect;

/** The names that no translation changes. */
export const glossaryApi: ApiArea = (sandbox) => async (app) => {
  registerEndpoint(app, sandbox, listGlossary, async ({ db }, { partner }) => {
    const terms = await db
      .select()
      .from(aiTerms)
      .where(eq(aiTerms.partnerId, partner.id))
      .orderBy(asc(aiTerms.text), asc(aiTerms.id));
    return { terms: terms.map(present) };
  });

  registerEndpoint(app, sandbox, addGlossaryTerm, async ({ db, body }, { partner }) => {
    const { text, is_case_sensitive: isCaseSensitive = true } = body;
    if (Array.from(text).length > glossaryRules.length || /[\r\n]/.test(text)) {
      const message = `A name has one line of at most ${glossaryRules.length} characters.`;
      throw refusal(422, 'name_not_valid', message, { errors: { text: [message] } });
    }
    const isOwn = eq(aiTerms.partnerId, partner.id);
    const [known] = await db
      .select()
      .from(aiTerms)
      .where(and(isOwn, eq(aiTerms.text, text)));
    if (known) return { term: present(known) };
    if ((await db.$count(aiTerms, isOwn)) >= glossaryRules.terms) {
      const message = `A glossary has at most ${glossaryRules.terms} names.`;
      throw refusal(422, 'glossary_full', message, { errors: { text: [message] } });
    }
    const [added] = await db
      .insert(aiTerms)
      .values({ partnerId: partner.id, text, isCaseSensitive })
      .returning();
    return { term: present(added!) };
  });

  registerEndpoint(app, sandbox, deleteGlossaryTerm, async ({ db, params }, { partner }) => {
    const isIt = and(eq(aiTerms.partnerId, partner.id), eq(aiTerms.id, databaseId(params.id)));
    const deleted = await db.delete(aiTerms).where(isIt).returning();
    if (deleted.length === 0) throw notFound();
  });
};

function present({ id, text, isCaseSensitive }: TermRow) {
  return { id, text, is_case_sensitive: isCaseSensitive };
}
