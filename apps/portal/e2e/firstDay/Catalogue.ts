import { globSync } from 'node:fs';
import { join } from 'node:path';

/** A compiled message: its texts, and between them the places of its values. */
type Message = string | readonly (string | readonly unknown[])[];

const packages = join(import.meta.dirname, '../../../../packages');

/** The words that English sentences are made of, and no other language of the portal. */
const commonWords =
  /\b(?:the|and|of|your|is|are|was|with|for|this|that|these|you|not|will|have|has|when|from|can|be|it|on|at|by|to|here|what|yet)\b/gi;
const enoughWords = 3;

/** The message without its tags, piece by piece. */
const pieces = (text: string): string[] =>
  text
    .split(/<\/?\d+\/?>/)
    .map((piece) => piece.trim())
    .filter((piece) => /[a-z]{2}/i.test(piece));

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Tells a text of the English catalogue from one of the language that a user reads. */
export class Catalogue {
  readonly #english = new Set<string>();
  readonly #patterns: RegExp[] = [];
  /** Each English text and its translation. */
  readonly #translations = new Map<string, string>();

  /** Reads the catalogues of all packages; `language` is named as the files are. */
  static async read(language: string): Promise<Catalogue> {
    const catalogue = new Catalogue();
    for (const file of globSync('*/src/**/locales/**/en.ts', { cwd: packages })) {
      const path = join(packages, file);
      const english = await messagesOf(path);
      const translated = await messagesOf(path.replace(/en\.ts$/, `${language}.ts`));
      for (const [id, message] of Object.entries(english)) catalogue.#add(message, translated[id] ?? message);
    }
    if (catalogue.#translations.size === 0) throw new Error(`No catalogue was found in ${packages}`);
    return catalogue;
  }

  /** The text as this language says it. */
  translate(english: string): string {
    const translation = this.#translations.get(english);
    if (translation === undefined) throw new Error(`The catalogue has no “${english}”`);
    return translation;
  }

  /** Whether the text is one of the English catalogue that the language translates, or reads like an English sentence. */
  isEnglish(text: string): boolean {
    return (
      this.#english.has(text) ||
      this.#patterns.some((pattern) => pattern.test(text)) ||
      new Set(text.toLowerCase().match(commonWords)).size >= enoughWords
    );
  }

  #add(message: Message, translated: Message): void {
    const parts = typeof message === 'string' ? [message] : message;
    const others = typeof translated === 'string' ? [translated] : translated;
    if (parts.length === 1 && typeof parts[0] === 'string') {
      this.#translations.set(parts[0], String(others[0]));
      const same = new Set(pieces(String(others[0])));
      for (const piece of pieces(parts[0])) if (!same.has(piece)) this.#english.add(piece);
      return;
    }
    // Plurals and choices are left to the common words; a pattern needs words of its own to be recognised.
    const isPlain = parts.every((part) => typeof part === 'string' || part.length === 1);
    const words = parts.filter((part) => typeof part === 'string').join(' ');
    if (!isPlain || /<\d/.test(words) || (words.match(/[a-z]{2,}/gi) ?? []).length < 2) return;
    if (JSON.stringify(parts) === JSON.stringify(others)) return;
    const source = parts.map((part) => (typeof part === 'string' ? escape(part) : '.+')).join('');
    this.#patterns.push(new RegExp(`^${source}$`));
  }
}

async function messagesOf(path: string): Promise<Readonly<Record<string, Message>>> {
  const { messages } = (await import(path)) as { messages: Record<string, Message> };
  return messages;
}
