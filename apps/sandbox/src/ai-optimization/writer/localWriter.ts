import { readData } from '../../content/readData.ts';
import { Texts, type WireLocale } from '../../content/wireLocales.ts';
import type { OptimizedTexts } from '../../database/schema.ts';
import type { Rule } from '../ruleReasons.ts';
import type { SuggestionWriter, WrittenText } from './SuggestionWriter.ts';

/** The length of a title that phones show, in characters. */
const phoneTitle = 55;
const thumbnailWords = 4;
const mostTags = 12;

const emoji =
  /\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;
const shouted = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;

/** A change of one text, and the rule that makes it. */
interface TextRule {
  readonly rule: Rule;
  readonly field: keyof OptimizedTexts;
  /** The new text; the same text where there is nothing to change. */
  readonly change: (texts: OptimizedTexts) => string;
}

/** The rules that replace the model, by prompt. */
const textRules: Readonly<Record<string, readonly TextRule[]>> = {
  plain: [{ rule: 'capitals', field: 'title', change: ({ title }) => calmTitle(title) || title }],
  searchable: [{ rule: 'tags_from_text', field: 'tags', change: (texts) => tagsOf(texts) || texts.tags }],
  short: [
    { rule: 'short_title', field: 'title', change: ({ title }) => shortTitle(title) },
    {
      rule: 'thumbnail_words',
      field: 'thumbnail_text',
      change: ({ title, thumbnail_text: now }) =>
        wordsOf(title).slice(0, thumbnailWords).join(' ').slice(0, 60) || now,
    },
  ],
  opening: [{ rule: 'opening_line', field: 'description', change: withOpening }],
  question: [{ rule: 'closing_question', field: 'description', change: withQuestion }],
};

const questions = readData('ai-optimization/closingQuestions.json', Texts);

/** Writes by fixed rules, without a model: each says exactly what it did. */
export const localWriter: SuggestionWriter = {
  charactersOf: () => 0,
  write: async ({ texts, prompts }) => {
    const written = new Map<keyof OptimizedTexts, WrittenText>();
    for (const { id } of prompts) {
      for (const { rule, field, change } of textRules[id] ?? []) {
        const before = written.get(field);
        const now = { ...texts, [field]: before?.text ?? texts[field] };
        const text = change(now);
        if (text === now[field]) continue;
        const used = [...(before?.rules ?? []), rule];
        written.set(field, { field, text, promptId: before?.promptId ?? id, rules: used, reason: null });
      }
    }
    return [...written.values()].filter(({ field, text }) => text !== texts[field]);
  },
};

function calmTitle(title: string): string {
  return title
    .replaceAll(emoji, '')
    .replaceAll(shouted, (word) => word[0]! + word.slice(1).toLowerCase())
    .replaceAll(/!+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function shortTitle(title: string): string {
  if (Array.from(title).length <= phoneTitle) return title;
  const [main = ''] = title.split(/\s[|·—]\s|\s*\(/);
  const kept = main.trim() !== '' && Array.from(main).length <= phoneTitle ? main : cutAtWord(main || title);
  return kept.replace(/[\s,:;–—-]+$/u, '');
}

function cutAtWord(text: string): string {
  const head = Array.from(text).slice(0, phoneTitle).join('');
  const end = head.lastIndexOf(' ');
  return end > 0 ? head.slice(0, end) : head;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

function tagsOf({ title, description, tags }: OptimizedTexts): string {
  const kept = tags.split(',').map((tag) => tag.trim());
  const words = wordsOf(title).filter((word) => word.length > 3);
  const hashtags = [...description.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag = '']) => tag);
  const all = [...kept, ...words, ...hashtags].map((tag) => tag.toLowerCase()).filter(Boolean);
  return [...new Set(all)].slice(0, Math.max(mostTags, kept.length)).join(', ');
}

function withOpening({ title, description }: OptimizedTexts): string {
  const opening = calmTitle(title.replaceAll(/#\S+|[<>]/g, ''));
  if (opening === '' || description.startsWith(opening)) return description;
  return description === '' ? `${opening}.` : `${opening}.\n${description}`;
}

function withQuestion(texts: OptimizedTexts): string {
  const question = questions[languageOf(texts)];
  const { description } = texts;
  if (description.includes(question)) return description;
  return description === '' ? question : `${description}\n\n${question}`;
}

function languageOf({ title, description }: OptimizedTexts): WireLocale {
  const text = `${title} ${description}`;
  if (/\p{Script=Cyrillic}/u.test(text)) return /[іїєґ]/i.test(text) ? 'ua' : 'ru';
  if (/[ãõç]/i.test(text)) return 'pt';
  return /[ñ¿¡áéíóú]/i.test(text) ? 'es' : 'en';
}
