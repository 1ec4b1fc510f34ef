import { expect, test } from 'vitest';

import * as kit from './index.ts';

test('the public names are these', () => {
  const names = Object.keys(kit).filter((name) => !name.endsWith('Icon') || name === 'Icon');
  expect(names.sort()).toEqual([
    'AlertDialog',
    'Avatar',
    'Badge',
    'Banner',
    'Button',
    'Card',
    'Checkbox',
    'Combobox',
    'CommandPalette',
    'ContactMark',
    'CopyButton',
    'Dialog',
    'Drawer',
    'EmptyState',
    'ErrorState',
    'Field',
    'Grid',
    'Heading',
    'Icon',
    'IconButton',
    'Illustration',
    'Kbd',
    'LiveRegions',
    'Logo',
    'Menu',
    'NativeSelect',
    'Page',
    'PasswordInput',
    'PlatformMark',
    'Popover',
    'ProgressBar',
    'RadioGroup',
    'RichText',
    'Row',
    'Select',
    'Skeleton',
    'SkipLink',
    'Spinner',
    'Stack',
    'StatTile',
    'Status',
    'Switch',
    'Tabs',
    'Text',
    'TextInput',
    'TextLink',
    'Textarea',
    'ToastRegion',
    'Tooltip',
    'VisuallyHidden',
    'brands',
    'breakpoints',
    'helpColorStyle',
    'isExternalUrl',
    'media',
    'safeUrl',
    'schemes',
  ]);
});

test('every icon of the interface is public', async () => {
  const icons = await import('./icons/icons.ts');
  expect(Object.keys(kit)).toEqual(expect.arrayContaining(Object.keys(icons)));
});
