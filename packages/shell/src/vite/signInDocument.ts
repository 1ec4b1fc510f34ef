import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

import type { FeatureManifest } from './FeatureManifest.ts';

/** The sign-in as the page holds it before any script. */
export interface SignInDocument {
  html: string;
  css: string;
  /** The texts by language; an element names its own by its number. */
  texts: Readonly<Record<string, readonly string[]>>;
}

/** The settings of a portal, as config.json holds them. */
type Settings = Readonly<Record<string, unknown>>;

const textPattern = /data-text="([^"]+)"(?:\s+data-context="([^"]+)")?(?:\s+data-part="(\d)")?/g;
const settingPattern = /<(\w+) data-setting="([\w.]+)"([^>]*)>([^<]*<\/\1>)/g;

/**
 * Reads the sign-in that a feature gives to the page, with its texts from the feature's catalogues.
 * @param from The folder of the package that its catalogues are taken from.
 * @throws for a message that a catalogue does not have
 */
export async function readSignInDocument(
  { name, root, signInDocument }: Pick<FeatureManifest, 'name' | 'root' | 'signInDocument'>,
  from: 'src' | 'dist',
  languages: readonly string[],
  settings: Settings,
): Promise<SignInDocument | undefined> {
  if (signInDocument === undefined) return undefined;
  const source = readFileSync(join(root, signInDocument), 'utf8').replaceAll(/<!--[^]*?-->/g, '');
  const css = Array.from(source.matchAll(/<style>([^]*?)<\/style>/g), ([, sheet]) => sheet).join('');
  const messages: { id: string; text: string; part: number | undefined }[] = [];
  const html = source
    .replaceAll(/<style>[^]*?<\/style>/g, '')
    .replaceAll(settingPattern, (_, tag: string, path: string, attributes: string, rest: string) =>
      hasSetting(settings, path) ? `<${tag}${attributes}>${rest}` : '',
    )
    .replaceAll(textPattern, (_, text: string, context: string | undefined, part: string | undefined) => {
      messages.push({
        id: generateMessageId(text, context),
        text,
        part: part === undefined ? part : Number(part),
      });
      return `data-text="${messages.length - 1}"`;
    })
    .replaceAll(/>\s+</g, '><')
    .trim();
  const catalogues = await Promise.all(languages.map((language) => readCatalogue(root, from, language)));
  const texts = catalogues.map((catalogue, index) =>
    messages.map(({ id, text, part }) => {
      const [translation] = catalogue[id] ?? [];
      if (typeof translation !== 'string') {
        throw new Error(
          `@my-air/${name}: ${signInDocument} needs "${text}" in the language ${languages[index]}`,
        );
      }
      return part === undefined ? translation : (translation.split(/<\/?0>/)[part] ?? '');
    }),
  );
  return {
    html,
    css,
    texts: Object.fromEntries(languages.map((language, index) => [language, texts[index] ?? []])),
  };
}

async function readCatalogue(root: string, from: 'src' | 'dist', language: string) {
  const file = ['js', 'ts']
    .map((ending) => join(root, from, `locales/${language}.${ending}`))
    .find(existsSync);
  if (!file) throw new Error(`${root} has no catalogue of the language ${language}`);
  const { messages } = (await import(pathToFileURL(file).href)) as {
    messages: Readonly<Record<string, CompiledMessage>>;
  };
  return messages;
}

function hasSetting(settings: Settings, path: string): boolean {
  let value: unknown = settings;
  for (const key of path.split('.')) value = (value as Settings | undefined)?.[key];
  return value !== undefined;
}
