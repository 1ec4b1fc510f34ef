import { readdirSync, readFileSync } from 'node:fs';

/**
 * A verb that sends the reader to our team, and the words for the team; or a promise that the team answers.
 */
const asks =
  /\b(?:write|contact|ask|tell|talk|chat|send|message|reach)\b[^.!?]*\b(?:us|support|our team|the team|your manager|the analyst|in chat)\b|\bour team will answer\b/i;
/** "So that our team can reach you" does not send the reader to it. */
const reachesTheReader = /\bteam can reach you\b/;

/** A text of a catalogue that sends its reader to our team. */
export interface AskingText {
  feature: string;
  text: string;
  /** Finds it on a screen, with anything in place of its variables. */
  pattern: RegExp;
}

/**
 * Every English text of every catalogue that sends its reader to our team: a sentence, or the words of a
 * button.
 */
export function askingTexts(): readonly AskingText[] {
  const packages = readdirSync('../../packages');
  return packages.flatMap((feature) =>
    englishOf(feature)
      .filter((text) => asks.test(text) && !reachesTheReader.test(text))
      .map((text) => ({ feature, text, pattern: patternOf(text) })),
  );
}

/** The English texts of a package; empty where it has no catalogue. */
export function englishOf(feature: string): readonly string[] {
  const file = `../../packages/${feature}/src/locales/en.po`;
  if (!readdirSync(`../../packages/${feature}/src`).includes('locales')) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(([, text = '']) =>
    text.replaceAll(String.raw`\"`, '"'),
  );
}

function patternOf(text: string): RegExp {
  const parts = text
    .split(/<\/?\d+>|\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(parts.join('.*'));
}
