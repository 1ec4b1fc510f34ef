import type { AiVideoRow, OptimizedTexts } from '../database/schema.ts';

/** The texts of a video as they are on the platform. */
export const textsOf = ({ title, description, tags, thumbnailText }: AiVideoRow): OptimizedTexts => ({
  title,
  description,
  tags,
  thumbnail_text: thumbnailText,
});

/** The columns of some texts. */
export const textColumns = ({ thumbnail_text: thumbnailText, ...rest }: Partial<OptimizedTexts>) => ({
  ...rest,
  ...(thumbnailText !== undefined && { thumbnailText }),
});
