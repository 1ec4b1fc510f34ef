import { describeKeptText, renderInPortal, stubPortal } from '@my-air/feature-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';

import { saveAllConfig } from '../contract.ts';
import { loadMessages } from '../locales/index.ts';
import { boostAnswers } from '../testing/boostAnswers.ts';
import { buildSettings } from '../testing/buildBoost.ts';
import { AllConfigScreen } from './AllConfigScreen.tsx';
import { ChannelConfigScreen } from './ChannelConfigScreen.tsx';

describeKeptText('ads-boost/settings', {
  portal: (user) => stubPortal({ user, loadMessages, answers: boostAnswers() }),
  open: (portal) => renderInPortal(createElement(AllConfigScreen), { portal }),
  openOtherwise: (portal) => renderInPortal(createElement(ChannelConfigScreen, { guid: 'UC2' }), { portal }),
  field: () => screen.findByRole<HTMLInputElement>('textbox', { name: /Shortest video/ }),
  submit: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  call: saveAllConfig.key,
  // The version that is also read after the reload: a later one would be a conflict, which configDraft.test.tsx is about.
  reply: { config: buildSettings({ min_video_minutes: 99 }), version: 3 },
  numbers: ['77', '99', '66'],
});
