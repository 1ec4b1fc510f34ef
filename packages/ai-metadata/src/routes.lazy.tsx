import { FailedView, NotFoundView, PendingView } from '@my-air/feature-kit/views';
import { createLazyRoute } from '@tanstack/react-router';

import { AboutScreen } from './about/AboutScreen.tsx';
import { InstructionScreen } from './instruction/InstructionScreen.tsx';
import { JobScreen } from './jobs/JobScreen.tsx';
import { PackagesRoute } from './packages/PackagesRoute.tsx';
import { TranslationRoute } from './translation/TranslationRoute.tsx';

const views = {
  pendingComponent: PendingView,
  errorComponent: FailedView,
  notFoundComponent: NotFoundView,
};

export const translationLazyRoute = createLazyRoute('/ai-metadata/translation')({
  component: TranslationRoute,
  ...views,
});

export const packagesLazyRoute = createLazyRoute('/ai-metadata/packages')({
  component: PackagesRoute,
  ...views,
});

export const instructionLazyRoute = createLazyRoute('/ai-metadata/instruction')({
  component: InstructionScreen,
  ...views,
});

export const aboutLazyRoute = createLazyRoute('/ai-metadata/about')({
  component: AboutScreen,
  ...views,
});

export const jobLazyRoute = createLazyRoute('/ai-metadata/translation/$job')({
  component: function Job() {
    const { job } = jobLazyRoute.useParams();
    return <JobScreen id={job} />;
  },
  ...views,
});
