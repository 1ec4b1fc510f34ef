/** The longest title, in Unicode code points. */
export const longestTitle = 100;
/** The longest description, in bytes of UTF-8. */
export const longestDescription = 5000;

/** Why the platform would refuse a text. */
export type TextFault = 'too_long' | 'angle_brackets';

const encoder = new TextEncoder();

/** The length of a title as it is limited, in code points. */
export function titleLength(title: string): number {
  return Array.from(title).length;
}

/** The length of a description as it is limited, in bytes. */
export function descriptionLength(description: string): number {
  return encoder.encode(description).length;
}

/** The fault of a title; undefined when it can be published. */
export function titleFault(title: string): TextFault | undefined {
  return titleLength(title) > longestTitle ? 'too_long' : bracketFault(title);
}

/** The fault of a description; undefined when it can be published. */
export function descriptionFault(description: string): TextFault | undefined {
  return descriptionLength(description) > longestDescription ? 'too_long' : bracketFault(description);
}

/** Whether a title with its description can be published as they are. */
export function isPublishable({ title, description }: { title: string; description: string }): boolean {
  return title.trim() !== '' && !titleFault(title) && !descriptionFault(description);
}

function bracketFault(text: string): TextFault | undefined {
  return /[<>]/.test(text) ? 'angle_brackets' : undefined;
}
