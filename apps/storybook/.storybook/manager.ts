import { addons } from 'storybook/manager-api';

import { houseTheme } from './houseTheme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: houseTheme('default', isDark ? 'dark' : 'light') });
