/** The most characters of a title. */
export const longestTitle = 100;
/** The most bytes of a description, in UTF-8. */
export const longestDescription = 5000;
/** The most characters of all tags of a video together, with their commas. */
export const longestTags = 500;
/** The most characters of the words on a thumbnail. */
export const longestThumbnailText = 60;
/** The most characters that any text of a suggestion may have on the wire. */
export const longestText = 5000;
/** The most prompts that may be chosen. */
export const mostPrompts = 10;

/** The texts that suggestions are made for. The server may send others; they are shown under the server's name. */
export const optimizationFields = ['title', 'description', 'tags', 'thumbnail_text'] as const;
export type OptimizationField = (typeof optimizationFields)[number];

/** The fault for which the platform refuses a text. */
export type TextFault = 'empty' | 'too_long' | 'angle_brackets';

const sizes: Readonly<Record<string, (text: string) => boolean>> = {
  title: (text) => Array.from(text).length > longestTitle,
  description: (text) => new TextEncoder().encode(text).length > longestDescription,
  tags: (text) => Array.from(text).length > longestTags,
  thumbnail_text: (text) => Array.from(text).length > longestThumbnailText,
};

/** Why a text cannot be put in place; undefined when it can. */
export function textFault(field: string, text: string): TextFault | undefined {
  if (text.trim() === '') return 'empty';
  if (sizes[field]?.(text) ?? Array.from(text).length > longestText) return 'too_long';
  return /[<>]/.test(text) ? 'angle_brackets' : undefined;
}
