import * as v from 'valibot';

import type { Catalogue, CatalogueCategory } from '../catalogue/Catalogue.ts';
import type { FunctionTool, Product } from '../contract.ts';
import { normalizePhrase } from '../matcher/normalize.ts';
import { wordsOf } from '../search/foldText.ts';
import { invalidArguments, unknownFunction, type AssistantTools, type ToolResult } from './AssistantTools.ts';

/** How many services a search tells of: enough to choose from, few enough to read. */
export const mostFound = 10;

/** What the tools look into. */
export interface ToolSources {
  catalogue: Catalogue;
  /** The categories that the person's question is about; without one, all of them. */
  categories: readonly CatalogueCategory[];
  /** Finds services by a text, the best first: all words, or else as many as possible. */
  search: (text: string, limit: number) => readonly number[];
  /** Everything that the page of a service says, as plain text. */
  readDetails: (id: number) => Promise<string>;
}

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));
const CategorySearch = v.object({
  categories: v.pipe(v.array(Text), v.nonEmpty(), v.maxLength(20)),
  query: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300))),
});
const AllSearch = v.object({ query: Text });
const Details = v.object({ id: v.pipe(v.number(), v.integer()) });

/** Makes the three tools over a catalogue. */
export function createAssistantTools(sources: ToolSources): AssistantTools {
  const tools = new Map<string, (given: unknown) => ToolResult | Promise<ToolResult>>([
    ['search_in_categories', (given) => searchInCategories(sources, v.parse(CategorySearch, given))],
    ['search_all_products', (given) => searchAll(sources, v.parse(AllSearch, given).query)],
    ['get_product_details', (given) => readDetails(sources, v.parse(Details, given).id)],
  ]);

  return {
    definitions: definitionsOf(sources),
    call: async (name, given) => {
      const tool = tools.get(name);
      if (!tool) return told(unknownFunction);
      try {
        return await tool(JSON.parse(given));
      } catch (error) {
        if (error instanceof SyntaxError || v.isValiError(error)) return told(invalidArguments);
        console.warn(`@my-air/marketplace: the assistant's tool ${name} failed.`, error);
        return told('The tool failed. Try another one.');
      }
    },
  };
}

function definitionsOf({ catalogue, categories }: ToolSources): readonly FunctionTool[] {
  const names = (categories.length > 0 ? categories : catalogue.categories).map(({ name }) => name);
  const text = (description: string) => ({ type: 'string', description });
  return [
    defineTool('search_in_categories', 'Finds services within categories. Use it first.', {
      categories: {
        type: 'array',
        items: { type: 'string', enum: names },
        description: 'Names of categories.',
      },
      query: text('What the services are to help with, in a few words of the language of the catalogue.'),
    }),
    defineTool('search_all_products', 'Finds services among all there are, by words.', {
      query: text('A few words of the language of the catalogue.'),
    }),
    defineTool('get_product_details', 'Reads everything that the page of one service says.', {
      id: { type: 'integer', description: 'The id of the service, as a search gave it.' },
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

/** Looks into the categories; what is in none of them is looked for among all services. */
function searchInCategories(
  sources: ToolSources,
  { categories: asked, query }: v.InferOutput<typeof CategorySearch>,
): ToolResult {
  const { catalogue } = sources;
  const wanted = new Set(asked.map(normalizePhrase));
  const categories = catalogue.categories.filter(
    ({ name, slug }) => wanted.has(normalizePhrase(name)) || wanted.has(normalizePhrase(slug)),
  );
  const inside = new Map(
    categories.flatMap(({ name, productIds }) => productIds.map((id) => [id, name] as const)),
  );
  const ranked = query ? sources.search(query, catalogue.products.length).filter((id) => inside.has(id)) : [];
  // A category is an answer by itself: where no word fits, its services are shown in their order.
  const ids = (ranked.length > 0 ? ranked : [...inside.keys()]).slice(0, mostFound);
  if (ids.length === 0) return searchAll(sources, query || asked.join(' '));

  const why = Object.fromEntries(ids.map((id) => [id, inside.get(id) ?? '']));
  const names = categories.map(({ name }) => name);
  return { ...found(catalogue, ids), why, step: { kind: 'categories', names } };
}

function searchAll({ catalogue, search }: ToolSources, query: string): ToolResult {
  const ids = search(query, mostFound).filter((id) => catalogue.byId.has(id));
  const why = Object.fromEntries(ids.map((id) => [id, sharedWords(catalogue, id, query)]));
  return {
    ...found(catalogue, ids),
    why,
    step: { kind: 'everything', query },
    isEmptySearch: ids.length === 0,
  };
}

async function readDetails({ catalogue, readDetails: read }: ToolSources, id: number): Promise<ToolResult> {
  const product = catalogue.byId.get(id);
  if (!product) return told('There is no service with this id.');
  const details = await read(id);
  return {
    output: JSON.stringify({ ...summaryOf(product), details: details.slice(0, 4_000) }),
    productIds: [],
    why: {},
    step: { kind: 'details', name: product.name },
  };
}

function found(catalogue: Catalogue, ids: readonly number[]): Pick<ToolResult, 'output' | 'productIds'> {
  const products = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  return { output: JSON.stringify({ products: products.map(summaryOf) }), productIds: ids };
}

function summaryOf({
  id,
  name,
  description,
  platforms,
  subscribers_requirement,
  affected_indicators,
}: Product) {
  return { id, name, description, platforms, subscribers_requirement, affected_indicators };
}

/** Which of the words asked for a service holds, or else begins with. */
function sharedWords(catalogue: Catalogue, id: number, query: string): string {
  const product = catalogue.byId.get(id);
  const categories = catalogue.categoriesOf.get(id) ?? [];
  const held = new Set(
    [
      product?.name ?? '',
      product?.description ?? '',
      ...categories.flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]),
    ].flatMap(wordsOf),
  );
  const shared = wordsOf(query).filter((word) => word.length > 2 && held.has(word));
  return shared.join(', ') || (categories[0]?.name ?? '');
}

function told(output: string): ToolResult {
  return { output, productIds: [], why: {} };
}
