import { Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { VideoText } from '../contract.ts';

/** A title with its description, with their lines as they are; a long description scrolls by itself. */
export function ReviewText({ text }: { text: VideoText }) {
  return (
    <>
      <Text weight="medium" dir="auto">
        {text.title}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable by keys, and is no form */}
      <Lines role="group" tabIndex={0} aria-label={text.title} size={14} dir="auto">
        {text.description}
      </Lines>
    </>
  );
}

const Lines = styled(Text)`
  max-height: 14rem;
  overflow: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
