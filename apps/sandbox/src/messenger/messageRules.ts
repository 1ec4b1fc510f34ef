import { attachmentRules, isBlank, textRules } from '@my-air/messenger/contract';

import { isOfOneKind } from '../uploads/examineFile.ts';

/** The messages of each field that is wrong; none when the form may pass. */
export type FieldErrors = Record<string, string[]>;

/** The errors of a message's text. It may be empty only where files come along. */
export function checkText(
  name: string,
  text: string,
  { mayBeEmpty = false, longest }: { mayBeEmpty?: boolean; longest?: number } = {},
) {
  const limit = longest ?? textRules.message;
  if (!mayBeEmpty && isBlank(text)) return [`The ${name} field is required.`];
  if (lengthOf(text) > limit) return [`The ${name} field must not be greater than ${limit} characters.`];
  if (looksLikeMarkup(withoutMentions(text))) return [`The ${name} field must not contain HTML.`];
  return [];
}

/** The errors of a message's files, as Laravel words them: about the list, or about one file of it. */
export async function checkFiles(files: readonly File[]): Promise<FieldErrors> {
  const { count, maxSize, minSize, types } = attachmentRules;
  const errors: FieldErrors = {};
  if (files.length > count)
    errors.attachments = [`The attachments field must not have more than ${count} items.`];
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > maxSize * 1000) {
    (errors.attachments ??= []).push(`The attachments field must not be greater than ${maxSize} kilobytes.`);
  }
  for (const [place, file] of files.entries()) {
    const name = `attachments.${place}`;
    if (file.name.includes('\u0000')) errors[name] = [`The ${name} field must have a valid file name.`];
    else if (file.size < minSize * 1000) errors[name] = [`The ${name} field must not be empty.`];
    else if (!isOfType(file, types)) errors[name] = [`The ${name} field must be a file of type: ${types}.`];
    else if (!(await hasOneKind(file)))
      errors[name] = [`The file ${file.name} can't be sent: its name, type and content don't match.`];
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
