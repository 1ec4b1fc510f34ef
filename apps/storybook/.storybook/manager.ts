import { addons } from 'storybook/manager-api';

import { brandTheme } from './brandTheme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brandTheme('default', isDark ? 'dark' : 'light') });
