import type { PortalContext } from '@my-air/feature-kit';
import { languageTag } from '@my-air/i18n';
import { detectLanguage } from '@my-air/i18n/plain';

import { catalogueQuery, productQuery } from '../catalogue/catalogue.api.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { productFinderQuery } from '../catalogue/useProductSearch.ts';
import type { Product, ProductDetails } from '../contract.ts';
import { createCategoryMatcher, matchLimits, matchQuietly } from '../matcher/createCategoryMatcher.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { heldReason } from '../offer/heldReason.ts';
import type { Exchange } from './Conversation.ts';
import { createAssistantTools } from './createAssistantTools.ts';
import { emptyAnswer, type Answer, type ConversationOptions } from './createConversation.ts';
import { instructionsOf } from './instructions.ts';
import { matchLocally, type LocalMatch } from './matchLocally.ts';
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

  return async (question, before, { applicant, signal, onStep }) => {
    const catalogue = await queryClient.ensureQueryData(catalogueQuery(api));
    const { findLoosely } = await queryClient.ensureQueryData(productFinderQuery(catalogue));
    const match = createCategoryMatcher(catalogue.categories);
    const categories = matchQuietly(match, question, matchLimits.assistant).map(({ category }) => category);
    const tools = createAssistantTools({
      catalogue,
      question,
      applicant,
      search: findLoosely,
      readDetails: async (id) =>
        detailsText((await queryClient.ensureQueryData(productQuery(api, id))).details),
    });
    const outcome = await runAssistant({
      items: itemsOf(
        instructionsOf(
          englishName(detectLanguage(question, locale.get())),
          categories,
          applicant.channels.length === 1 ? applicant.channels[0] : undefined,
        ),
        before,
        question,
      ),
      models: [responsesModel(api), chatModel(api)],
      tools,
      signal,
      onStep,
    });
    const answer = answerOf(outcome, () => matchLocally(catalogue, question, applicant, findLoosely));
    return { ...answer, ...adviceOf(answer, catalogue, applicant) };
  };
}

function answerOf(outcome: AssistantOutcome, findLocally: () => LocalMatch): Answer {
  switch (outcome.kind) {
    case 'answer': {
      const { text, productIds, why, isEmptySearch } = outcome;
      return { ...emptyAnswer, state: isEmptySearch ? 'nothing-found' : 'answered', text, productIds, why };
    }
    case 'no-answer':
      return { ...emptyAnswer, state: 'unanswered' };
    case 'stopped':
      return { ...emptyAnswer, state: 'stopped' };
    case 'unavailable': {
      const local = findLocally();
      return { ...emptyAnswer, ...local, state: local.productIds.length > 0 ? 'local' : 'local-nothing' };
    }
  }
}

/** The number of the best services of which those that the user has are named: further ones are no answer. */
const bestFound = 3;

/**
 * The advice among what was found, what the text names first, so that the cards are what it is about; and what the user
 * has already.
 */
function adviceOf(
  { productIds, text }: Answer,
  { byId }: Catalogue,
  applicant: Applicant,
): Pick<Answer, 'productIds' | 'heldIds'> {
  const products = productIds.flatMap((id) => byId.get(id) ?? []);
  const isHeld = (product: Product) => heldReason(product, applicant) !== undefined;
  const advice = products.filter((product) => !isHeld(product));
  const isNamed = ({ name }: Product) => text.includes(name);
  const ordered = [...advice.filter(isNamed), ...advice.filter((product) => !isNamed(product))];
  return {
    productIds: ordered.map(({ id }) => id),
    heldIds: products
      .slice(0, bestFound)
      .filter(isHeld)
      .map(({ id }) => id),
  };
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
