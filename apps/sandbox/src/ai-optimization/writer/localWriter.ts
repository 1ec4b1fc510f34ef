import type { OptimizedTexts } from '../../database/schema.ts';
import type { SuggestionWriter, WrittenText } from './SuggestionWriter.ts';
import { textRules } from './textRules.ts';

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
