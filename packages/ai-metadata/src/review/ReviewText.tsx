import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Row, Text, Thumbnail } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { VideoText } from '../contract.ts';
import {
  descriptionLength,
  longestDescription as descriptionLimit,
  longestTitle as mostCharacters,
  titleLength,
} from '../limits/textLimits.ts';

/** How much of the platform's limits the title and the description take, in words. */
export function useTextLengths({ title, description }: VideoText): { title: string; description: string } {
  const { t } = useLingui();
  const { number, percent } = useFormat();
  const [titleCount, longestTitle] = [number(titleLength(title)), number(mostCharacters)];
  // YouTube counts bytes, of which a letter can take four: a share says the same for every script.
  const share = percent(Math.ceil((100 * descriptionLength(description)) / descriptionLimit));
  return {
    title: t`${titleCount} of ${longestTitle} characters`,
    description: t`${share} of the length that YouTube allows`,
  };
}

export interface ReviewTextProps {
  /** The title and the description. */
  text: VideoText;
  /** The address of the video's thumbnail. */
  picture: string | null | undefined;
}

/**
 * A title beside the video's thumbnail, as viewers find it, and its description, with their lines as they are; a long
 * description scrolls by itself.
 */
export function ReviewText({ text, picture }: ReviewTextProps) {
  const lengths = useTextLengths(text);

  return (
    <>
      <Row gap={3} align="start" wrap>
        <Thumbnail src={picture} width={120} />
        <div style={{ flex: '1 1 6rem', minWidth: 0 }}>
          <Text weight="medium" dir="auto">
            {text.title}
          </Text>
          <Text size={12} tone="muted">
            {lengths.title}
          </Text>
        </div>
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keys, and is no form */}
      <Lines role="group" tabIndex={0} aria-label={text.title} size={14} dir="auto">
        {text.description}
      </Lines>
      <Text size={12} tone="muted">
        {lengths.description}
      </Text>
    </>
  );
}

const Lines = styled(Text)`
  max-height: 14rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
