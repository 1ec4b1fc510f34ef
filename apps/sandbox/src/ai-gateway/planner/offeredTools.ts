import { foldText } from '@my-air/i18n/plain';

import { type WireLocale, wireLocales } from '../../content/wireLocales.ts';
import type { Category } from '../../marketplace/content/Service.ts';
import type { OfferedTool, ToolCall } from '../Conversation.ts';

type Property = { type?: unknown; enum?: unknown; items?: { enum?: unknown; type?: unknown } };

/** The tools on offer by what they are good for; known by their names. */
export interface Toolbox {
  readonly categories: OfferedTool | undefined;
  readonly everything: OfferedTool | undefined;
  readonly details: OfferedTool | undefined;
}

/** Finds out which tool is which. */
export function sortTools(tools: readonly OfferedTool[]): Toolbox {
  const named = (pattern: RegExp) => tools.find(({ name }) => pattern.test(name));
  const categories = named(/categor/i);
  const details = named(/detail|get_?product|read/i);
  const everything =
    named(/all/i) ??
    tools.find((tool) => tool !== categories && tool !== details && /search|find/i.test(tool.name));
  return { categories, everything, details };
}

/** The names of a category by which a tool takes it: those its schema lists, or the name in a language. */
export function categoryNames(tool: OfferedTool, category: Category, preferred: string): string[] {
  const listed = namesIn(tool);
  if (listed.length === 0) return [preferred];
  const knownNames = new Set([
    foldText(category.slug),
    ...wireLocales.map((locale) => foldText(category.texts(locale).name)),
  ]);
  return listed.filter((name) => knownNames.has(foldText(name)));
}

/** The language of the catalogue: the one whose name of a category a tool lists; undefined when it lists none. */
export function catalogueLanguage(
  tool: OfferedTool | undefined,
  categories: readonly Category[],
): WireLocale | undefined {
  const listed = tool ? new Set(namesIn(tool)) : new Set<string>();
  return wireLocales.find((locale) =>
    categories.every((category) => listed.has(category.texts(locale).name)),
  );
}

/** Fills in the arguments of a tool as its schema asks for them. */
export function fillIn(
  tool: OfferedTool,
  values: {
    categories?: readonly string[];
    query?: string;
    id?: number;
    /** Names of services to leave out. */
    without?: readonly string[];
    order?: 'relevance' | 'price';
  },
): ToolCall {
  const filled = Object.entries(propertiesOf(tool)).map(([name, property]) => {
    if (/without|exclude/i.test(name)) return [name, values.without ?? []];
    if (/order|sort/i.test(name)) return [name, values.order ?? 'relevance'];
    if (property.type === 'array') return [name, /id/i.test(name) ? [values.id] : (values.categories ?? [])];
    if (property.type === 'integer' || property.type === 'number') return [name, values.id ?? 10];
    if (property.enum !== undefined || /categor/i.test(name)) return [name, values.categories?.[0] ?? ''];
    if (/id$/i.test(name) && values.id !== undefined) return [name, String(values.id)];
    return [name, values.query ?? ''];
  });
  return { name: tool.name, arguments: JSON.stringify(Object.fromEntries(filled)) };
}

/** The values that the schema of a tool lists. */
function namesIn(tool: OfferedTool): string[] {
  return Object.values(propertiesOf(tool)).flatMap((property) =>
    listOf(property.enum ?? property.items?.enum),
  );
}

function propertiesOf({ parameters }: OfferedTool): Record<string, Property> {
  const { properties } = parameters as { properties?: Record<string, Property> };
  return properties ?? {};
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
