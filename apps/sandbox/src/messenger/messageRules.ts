import { attachmentRules, isBlank, textRules } from '@my-air/messenger/contract';

import type { Texts } from '../content/wireLocales.ts';
import { isOfOneKind } from '../uploads/examineFile.ts';
import { say } from '../http/sentences.ts';

/** The messages of each field that is wrong; none when the form may pass. */
export type FieldErrors = Record<string, Texts[]>;

/** The errors of a message's text. It may be empty only where files come along. */
export function checkText(
  name: string,
  text: string,
  { mayBeEmpty = false, longest }: { mayBeEmpty?: boolean; longest?: number } = {},
) {
  const limit = longest ?? textRules.message;
  if (!mayBeEmpty && isBlank(text)) return [say('required', { name })];
  if (lengthOf(text) > limit) return [say('too_long', { name, count: limit })];
  if (looksLikeMarkup(withoutMentions(text))) return [say('html', { name })];
  return [];
}

/** The errors of a message's files, as Laravel words them: about the list, or about one file of it. */
export async function checkFiles(files: readonly File[]): Promise<FieldErrors> {
  const { maxCount: count, maxSize, minSize, types } = attachmentRules;
  const errors: FieldErrors = {};
  if (files.length > count) errors.attachments = [say('too_many_items', { name: 'attachments', count })];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > maxSize * 1000) {
    (errors.attachments ??= []).push(say('too_large', { name: 'attachments', count: maxSize }));
  }
  for (const [place, file] of files.entries()) {
    const name = `attachments.${place}`;
    if (file.name.includes('\u0000')) errors[name] = [say('file_name', { name })];
    else if (file.size < minSize * 1000) errors[name] = [say('file_empty', { name })];
    else if (!isOfType(file, types)) errors[name] = [say('file_type', { name, types })];
    else if (!(await hasOneKind(file))) errors[name] = [say('file_mismatch', { file: file.name })];
  }
  return errors;
}

async function hasOneKind(file: File) {
  const { name, type } = file;
  return isOfOneKind({ name, type, bytes: new Uint8Array(await file.arrayBuffer()) });
}

/** In characters: an emoji counts as its code points. */
function lengthOf(text: string) {
  return Array.from(text).length;
}

function isOfType(file: File, types: string) {
  return types.split(',').some((type) => {
    if (type.endsWith('/*')) return file.type.toLowerCase().startsWith(type.slice(0, -1));
    return file.name.toLowerCase().endsWith(type);
  });
}

/** A tag, a comment or a declaration with an end. */
function looksLikeMarkup(text: string) {
  const start = text.search(/<(?:\/?[a-z]|!|\?)/i);
  return start !== -1 && text.includes('>', start);
}

function withoutMentions(text: string) {
  return text.replaceAll(/<span\b([^<>]*)>[^<>]*<\/span>/gi, (span, attributes: string) =>
    /\sdata-(?:type|id|label)\s*=/i.test(attributes) ? '' : span,
  );
}
