import { forgetPage } from '@my-air/client-state';
import { loadMessages as loadDataMessages } from '@my-air/data-kit';
import { shareWithTests } from '@my-air/feature-api/stories';
import { loadMessages as loadScreenMessages } from '@my-air/screen-kit';

shareWithTests({ loadMessages: loadScreenMessages });
shareWithTests({ loadMessages: loadDataMessages, reload: forgetPage });

export {
  answer,
  buildAgreement,
  buildChannel,
  buildConfig,
  buildCountry,
  buildFailure,
  buildPartner,
  buildUser,
  PortalStory,
  stubPortal,
  unchecked,
  type Answers,
  type PortalStoryParameters,
  type StubPortal,
  type StubPortalOptions,
} from '@my-air/feature-api/stories';
