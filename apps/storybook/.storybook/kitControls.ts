import type { ArgTypesEnhancer } from 'storybook/internal/types';
import kitProps from 'virtual:kit-props';

import { controlsOf } from './controlsOf.ts';

/** Gives the stories of a component of the kit a control for each property that can be typed or chosen. */
export const withKitControls: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const props = kitProps[/^Kit\/\w+\/(\w+)$/.exec(title)?.[1] ?? ''];
  return props ? controlsOf(props, argTypes, initialArgs) : argTypes;
};
