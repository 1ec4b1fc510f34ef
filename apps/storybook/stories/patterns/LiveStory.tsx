import { Stack } from '@my-air/ui-kit';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';

export interface LiveStoryProps {
  /** The id of the story, such as `kit-emptystate--default`. */
  id: string;
  /** What the story shows. */
  title: string;
  /** The height of its frame in pixels. @default 320 */
  height?: number;
}

/** A story of any package in a frame, in the brand and the scheme of the page around it. */
export function LiveStory({ id, title, height = 320 }: LiveStoryProps) {
  return (
    <Stack as="figure" gap={2} style={{ margin: '1rem 0' }}>
      <Frame src={`iframe.html?id=${id}&viewMode=story`} title={title} height={height} loading="lazy" />
      <figcaption>
        <AnchorMdx href={`?path=/story/${id}`} target="_self">
          {title}
        </AnchorMdx>
      </figcaption>
    </Stack>
  );
}

const Frame = styled.iframe`
  width: 100%;
  background: var(--color-ground);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
