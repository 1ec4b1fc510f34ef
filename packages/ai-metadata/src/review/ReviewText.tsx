import { Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { VideoText } from '../contract.ts';

/** A title with its description, with their lines as they are. */
export function ReviewText({ text }: { text: VideoText }) {
  return (
    <>
      <Text weight="medium" dir="auto">
        {text.title}
      </Text>
      <Lines size={14} dir="auto">
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
