import type { CategoryTexts, ServiceTexts } from './Service.ts';

/** The lines of one heading, by the word before their colon; a word can stand several times. */
type Fields = ReadonlyMap<string, readonly string[]>;

/**
 * Understands a file of a category in one language: `# name`, its lines, then `## slug | name` for each service,
 * the sentence that describes it, and its lines. Throws where a line is not one of these.
 */
export function parseCategory(source: string, file: string): CategoryTexts {
  const [head = '', ...sections] = source.split(/^## /m);
  const lines = linesOf(head);
  const title = lines.shift();
  if (!title?.startsWith('# ')) throw new Error(`${file}: begins without "# name"`);
  const fields = fieldsOf(lines, file);
  const [heading, text] = pair(one(fields, 'about', file), file);
  return {
    name: title.slice(2),
    queries: list(one(fields, 'queries', file)),
    keywords: list(one(fields, 'keywords', file)),
    about: { heading, text },
    services: new Map(sections.map((section) => parseService(section, file))),
  };
}

function parseService(section: string, file: string): [string, ServiceTexts] {
  const [title = '', description = '', ...rest] = linesOf(section);
  const [slug = '', name = ''] = list(title);
  const place = `${file}: ${slug}`;
  if (!name || !description) throw new Error(`${place}: has no name or no description`);
  const fields = fieldsOf(rest, place);
  return [
    slug,
    {
      name,
      description,
      info: fields.get('info')?.[0] ?? null,
      button: fields.get('button')?.[0] ?? null,
      whatYouGet: list(one(fields, 'get', place)),
      benefits: list(one(fields, 'good', place)),
      about: fields.get('about') ?? [],
      steps: list(one(fields, 'steps', place)),
      questions: (fields.get('q') ?? []).map((line) => {
        const [question, answer] = pair(line, place);
        return { question, answer };
      }),
      outcome: fields.get('outcome')?.[0] ?? null,
      recommendation: fields.get('for')?.[0] ?? null,
    },
  ];
}

function linesOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const known = [
  'queries',
  'keywords',
  'about',
  'info',
  'button',
  'get',
  'good',
  'steps',
  'q',
  'outcome',
  'for',
];

function fieldsOf(lines: readonly string[], place: string): Fields {
  const fields = new Map<string, string[]>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (!known.includes(name)) throw new Error(`${place}: "${line}" is no line of a service`);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

function one(fields: Fields, name: string, place: string): string {
  const [value] = fields.get(name) ?? [];
  if (value === undefined) throw new Error(`${place}: has no "${name}"`);
  return value;
}

function list(line: string): string[] {
  return line.split('|').map((item) => item.trim());
}

function pair(line: string, place: string): [string, string] {
  const [first, second, ...more] = line.split(' = ');
  if (!first || !second || more.length > 0) throw new Error(`${place}: "${line}" is no pair`);
  return [first, second];
}
