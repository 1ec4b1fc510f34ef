import type { PortalContext } from '@my-air/feature-kit';
import { languageTag } from '@my-air/i18n';
import { detectLanguage } from '@my-air/i18n/plain';

import { catalogueQuery, productQuery } from '../catalogue/catalogue.api.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { productFinderQuery } from '../catalogue/useProductSearch.ts';
import type { ProductDetails } from '../contract.ts';
import { createCategoryMatcher, matchLimits, matchQuietly } from '../matcher/createCategoryMatcher.ts';
import { isActive } from '../offer/isActive.ts';
import type { Exchange } from './Conversation.ts';
import { createAssistantTools } from './createAssistantTools.ts';
import type { Answer, ConversationOptions } from './createConversation.ts';
import { instructionsOf } from './instructions.ts';
import { matchLocally } from './matchLocally.ts';
import { chatModel, responsesModel } from './models.ts';
import { runAssistant, type AssistantOutcome } from './runAssistant.ts';
import type { TranscriptItem } from './Transcript.ts';

/** The number of earlier exchanges that are sent to a model. */
const remembered = 6;

/**
 * Answers questions about the catalogue: by the models of the gateway, or else by a search in this browser.
 */
export function createAnswer(portal: PortalContext): ConversationOptions['answer'] {
  const { api, queryClient, locale } = portal;

  return async (question, before, { signal, onStep }) => {
    const catalogue = await queryClient.ensureQueryData(catalogueQuery(api));
    const { findLoosely } = await queryClient.ensureQueryData(productFinderQuery(catalogue));
    const match = createCategoryMatcher(catalogue.categories);
    const categories = matchQuietly(match, question, matchLimits.assistant).map(({ category }) => category);
    const tools = createAssistantTools({
      catalogue,
      question,
      search: findLoosely,
      readDetails: async (id) =>
        detailsText((await queryClient.ensureQueryData(productQuery(api, id))).details),
    });
    const outcome = await runAssistant({
      items: itemsOf(
        instructionsOf(englishName(detectLanguage(question, locale.get())), categories),
        before,
        question,
      ),
      models: [responsesModel(api), chatModel(api)],
      tools,
      signal,
      onStep,
    });
    const answer = answerOf(outcome, catalogue, question, findLoosely);
    return { ...answer, productIds: adviceFirst(answer.productIds, catalogue) };
  };
}

function answerOf(
  outcome: AssistantOutcome,
  catalogue: Catalogue,
  question: string,
  search: (text: string, limit: number) => readonly number[],
): Answer {
  const nothing = { text: '', productIds: [], why: {} };
  switch (outcome.kind) {
    case 'answer': {
      const { text, productIds, why, isEmptySearch } = outcome;
      return { state: isEmptySearch ? 'nothing-found' : 'answered', text, productIds, why };
    }
    case 'no-answer':
      return { state: 'unanswered', ...nothing };
    case 'stopped':
      return { state: 'stopped', ...nothing };
    case 'unavailable': {
      const local = matchLocally(catalogue, question, search);
      return { state: local.productIds.length > 0 ? 'local' : 'local-nothing', text: '', ...local };
    }
  }
}

/** The best service that the user does not have yet comes first: what is active already is no advice. */
function adviceFirst(ids: readonly number[], { byId }: Catalogue): readonly number[] {
  const advice = ids.find((id) => !isActive(byId.get(id)!));
  return advice === undefined ? ids : [advice, ...ids.filter((id) => id !== advice)];
}

function itemsOf(
  instructions: string,
  before: readonly Exchange[],
  question: string,
): readonly TranscriptItem[] {
  const said = before
    .slice(-remembered)
    .flatMap(({ question: asked, text }): TranscriptItem[] => [
      { kind: 'message', role: 'user', text: asked },
      ...(text === '' ? [] : [{ kind: 'message' as const, role: 'assistant' as const, text }]),
    ]);
  return [
    { kind: 'message', role: 'developer', text: instructions },
    ...said,
    { kind: 'message', role: 'user', text: question },
  ];
}

function englishName(locale: Parameters<typeof languageTag>[0]): string {
  const tag = languageTag(locale);
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? 'English';
}

/** The text of a service's page, without its markup: a model reads words. */
function detailsText(details: ProductDetails): string {
  const parts = [
    details.what_you_get_html,
    details.benefits_html,
    details.content_html,
    details.instructions_html,
    details.outcome_html,
    details.recommendation_html,
    ...(details.questions ?? []).flatMap(({ question, answer_html }) => [question, answer_html]),
  ];
  return parts
    .filter((part) => typeof part === 'string')
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join('\n');
}
