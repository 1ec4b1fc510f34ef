import { Id } from '@my-air/api-client/contract';
import * as v from 'valibot';

import type { Catalogue, CatalogueCategory } from '../catalogue/Catalogue.ts';
import type { FunctionTool, Product } from '../contract.ts';
import { normalizePhrase } from '../matcher/normalize.ts';
import { suitedFirst } from '../offer/channelFit.ts';
import type { Applicant } from '../offer/describeAccess.ts';
import { describeMisfit } from '../offer/describeAvailability.ts';
import { heldReason } from '../offer/heldReason.ts';
import { wordsOf } from '../search/wordsOf.ts';
import { explainMatch } from './explainMatch.ts';
import { byPrice } from '../offer/priceOf.ts';
import { invalidArguments, unknownFunction, type AssistantTools, type ToolResult } from './AssistantTools.ts';

/** The most services in the result of a search: enough to choose from, few enough to read. */
export const mostFound = 10;

/** The data and searches behind the tools. */
export interface ToolSources {
  catalogue: Catalogue;
  /** The question of the user. */
  question: string;
  /** The user with the channels that the services are for. */
  applicant: Applicant;
  /** Finds services by a text, the best first: those with all words, or else with the most words. */
  search: (text: string, limit: number) => readonly number[];
  /** Everything that the page of a service says, as plain text. */
  readDetails: (id: number) => Promise<string>;
}

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
const choice = {
  /** Names or words of services that the user does not want. */
  without: v.nullish(v.pipe(v.array(Text), v.maxLength(20)), []),
  order: v.nullish(v.picklist(['relevance', 'price']), 'relevance'),
};
const CategorySearch = v.object({
  categories: v.pipe(v.array(Text), v.nonEmpty(), v.maxLength(20)),
  query: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300))),
  ...choice,
});
const AllSearch = v.object({ query: Text, ...choice });
type Choice = Pick<v.InferOutput<typeof AllSearch>, 'without' | 'order'>;
const Details = v.object({ id: Id });

/** Makes the three tools over a catalogue. */
export function createAssistantTools(sources: ToolSources): AssistantTools {
  const tools = new Map<string, (given: unknown) => ToolResult | Promise<ToolResult>>([
    ['search_in_categories', (given) => searchInCategories(sources, v.parse(CategorySearch, given))],
    ['search_all_products', (given) => searchAll(sources, v.parse(AllSearch, given))],
    ['get_product_details', (given) => readDetails(sources, v.parse(Details, given).id)],
  ]);

  return {
    definitions: definitionsOf(sources),
    call: async (name, given) => {
      const tool = tools.get(name);
      if (!tool) return resultOf(unknownFunction);
      try {
        return await tool(JSON.parse(given));
      } catch (error) {
        if (error instanceof SyntaxError || v.isValiError(error)) return resultOf(invalidArguments);
        console.warn(`@my-air/marketplace: the assistant's tool ${name} failed.`, error);
        return resultOf('The tool failed. Try another one.');
      }
    },
  };
}

function definitionsOf({ catalogue }: ToolSources): readonly FunctionTool[] {
  const text = (description: string) => ({ type: 'string', description });
  const list = (description: string, items: object = {}) => ({
    type: 'array',
    items: { type: 'string', ...items },
    description,
  });
  const choices = {
    without: list('Names of services that the person does not want; usually none.'),
    order: {
      type: 'string',
      enum: ['relevance', 'price'],
      description: 'price puts the cheapest first; use it when the person compares prices.',
    },
  };
  return [
    defineTool('search_in_categories', 'Finds services within categories. Use it first.', {
      categories: list('Names of categories.', { enum: catalogue.categories.map(({ name }) => name) }),
      query: text('What the services are to help with, in a few words of the language of the catalogue.'),
      ...choices,
    }),
    defineTool('search_all_products', 'Finds services among all there are, by words.', {
      query: text('A few words of the language of the catalogue.'),
      ...choices,
    }),
    defineTool('get_product_details', 'Reads everything that the page of one service says.', {
      id: { type: ['integer', 'string'], description: 'The id of the service, as a search gave it.' },
    }),
  ];
}

function defineTool(name: string, description: string, properties: Record<string, unknown>): FunctionTool {
  const parameters = {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
  return { type: 'function', name, description, parameters, strict: true };
}

/** Searches the categories; without a hit there, all services. */
function searchInCategories(
  sources: ToolSources,
  { categories: asked, query, ...choice }: v.InferOutput<typeof CategorySearch>,
): ToolResult {
  const { catalogue } = sources;
  const wanted = new Set(asked.map(normalizePhrase));
  const categories = catalogue.categories.filter(
    ({ name, slug }) => wanted.has(normalizePhrase(name)) || wanted.has(normalizePhrase(slug)),
  );
  const inside = new Map(
    categories.flatMap((category) => category.productIds.map((id) => [id, category] as const)),
  );
  const ranked = query ? sources.search(query, catalogue.products.length).filter((id) => inside.has(id)) : [];
  // A category is an answer by itself: where no word fits, its services are shown in their order.
  const products = choose(sources, ranked.length > 0 ? ranked : [...inside.keys()], choice);
  if (products.length === 0) return searchAll(sources, { query: query || asked.join(' '), ...choice });

  const step = { kind: 'categories' as const, names: categories.map(({ name }) => name) };
  return { ...found(sources, products, choice, inside), step };
}

function searchAll(sources: ToolSources, { query, ...choice }: v.InferOutput<typeof AllSearch>): ToolResult {
  const products = choose(sources, sources.search(query, sources.catalogue.products.length), choice);
  return {
    ...found(sources, products, choice),
    step: { kind: 'everything' },
    isEmptySearch: products.length === 0,
  };
}

/** The services among these that are in the result for the model. */
function choose(
  { catalogue: { byId }, applicant }: ToolSources,
  ids: readonly number[],
  { without, order }: Choice,
): readonly Product[] {
  const phrases = (without ?? []).map(wordsOf).filter((words) => words.length > 0);
  const isUnwanted = ({ name, description }: Product) => {
    const said = wordsOf(`${name} ${description ?? ''}`);
    return phrases.some((words) => words.every((word) => said.some((other) => other.startsWith(word))));
  };
  const products = ids.flatMap((id) => byId.get(id) ?? []).filter((product) => !isUnwanted(product));
  const suited = suitedFirst(products, applicant);
  return (order === 'price' ? suited.toSorted(byPrice) : suited).slice(0, mostFound);
}

async function readDetails(sources: ToolSources, id: number): Promise<ToolResult> {
  const product = sources.catalogue.byId.get(id);
  if (!product) return resultOf('There is no service with this id.');
  const details = await sources.readDetails(id);
  return {
    output: JSON.stringify({ ...summaryOf(product, sources), details: details.slice(0, 4_000) }),
    productIds: [],
    why: {},
    step: { kind: 'details', name: product.name },
  };
}

function found(
  sources: ToolSources,
  products: readonly Product[],
  { order }: Choice,
  categoryOf?: ReadonlyMap<number, CatalogueCategory>,
): Pick<ToolResult, 'output' | 'productIds' | 'why'> {
  const { catalogue, question } = sources;
  const isByPrice = order === 'price';
  return {
    output: JSON.stringify({ products: products.map((product) => summaryOf(product, sources)) }),
    productIds: products.map(({ id }) => id),
    why: Object.fromEntries(
      products.map((product) => [
        product.id,
        explainMatch({
          catalogue,
          product,
          question,
          category: categoryOf?.get(product.id),
          isByPrice,
        }),
      ]),
    ),
  };
}

function summaryOf(product: Product, { applicant }: ToolSources) {
  const { id, name, description, info, platforms, subscribers_requirement, affected_indicators } = product;
  const held = heldReason(product, applicant);
  return {
    id,
    name,
    description,
    info,
    platforms,
    subscribers_requirement,
    affected_indicators,
    is_active: held !== undefined && held.kind !== 'requested',
    is_requested: held?.kind === 'requested',
    is_eligible: !describeMisfit(product, applicant),
  };
}

function resultOf(output: string): ToolResult {
  return { output, productIds: [], why: {} };
}
