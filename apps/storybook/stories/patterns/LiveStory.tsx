import { Stack } from '@my-air/ui-kit';
import { AnchorMdx, Story, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import { styled } from 'styled-components';

export interface LiveStoryProps {
  /** The story, as its file exports it. */
  of: ModuleExport;
  /** What the story shows. */
  title: string;
  /** Whether the story is drawn in an iframe: a dialog that it opens would cover the page. @default false */
  isDialog?: boolean;
}

/** A story of any package, drawn on the page. */
export function LiveStory({ of, title, isDialog = false }: LiveStoryProps) {
  const { story } = useOf(of, ['story']);
  return (
    <Stack as="figure" gap={2} style={{ margin: '1rem 0' }}>
      <Frame className="sb-unstyled">
        {isDialog ? <Story of={of} inline={false} height="620px" /> : <Story of={of} />}
      </Frame>
      <figcaption>
        <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
          {title}
        </AnchorMdx>
      </figcaption>
    </Stack>
  );
}

const Frame = styled.div`
  max-height: 620px;
  padding: var(--space-4);
  overflow: auto;
  background: var(--color-ground);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;
