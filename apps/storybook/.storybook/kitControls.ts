import type { ArgTypesEnhancer } from 'storybook/internal/types';
import kitProps from 'virtual:kit-props';

import { controlsOf } from './controlsOf.ts';

/**
 * Gives the stories of a component of the kit a control for each property that can be typed or chosen. A story with
 * nothing to choose has no panel of controls.
 */
export const withKitControls: ArgTypesEnhancer = ({ title, argTypes, initialArgs, parameters }) => {
  const props = kitProps[/^Kit\/\w+\/(\w+)$/.exec(title)?.[1] ?? ''];
  const rows = props ? controlsOf(props, argTypes, initialArgs) : argTypes;
  // Only here is it known that there are none, and the parameters are the story's own.
  if (Object.keys(rows).length === 0) parameters['controls'] = { ...parameters['controls'], disable: true };
  return rows;
};
