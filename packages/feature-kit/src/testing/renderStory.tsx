import { createElement, type ComponentType } from 'react';

import { renderInPortal, type PortalRenderResult, type RenderInPortalOptions } from './renderInPortal.tsx';

interface StoryMeta {
  component: ComponentType<never>;
  args?: object;
  parameters?: { portal?: RenderInPortalOptions };
}
interface Story {
  args?: object;
  parameters?: { portal?: RenderInPortalOptions };
}

/** Renders a story as Storybook does, in a portal that the test can inspect. */
export function renderStory(
  meta: StoryMeta,
  story: Story,
  options: RenderInPortalOptions & { args?: object } = {},
): PortalRenderResult {
  const { args, ...portal } = options;
  // SAFETY: a story's arguments are checked against its component where it is written.
  const Component = meta.component as ComponentType<object>;
  const given = [meta.parameters?.portal, story.parameters?.portal, portal];
  return renderInPortal(createElement(Component, { ...meta.args, ...story.args, ...args }), {
    ...given[0],
    ...given[1],
    ...given[2],
    answers: Object.assign({}, ...given.map((part) => part?.answers)),
  });
}
