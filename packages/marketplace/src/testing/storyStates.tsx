import { FailedView, PendingView } from '@my-air/feature-kit/views';

import { storyPortal } from './storyPortal.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The parameters of a story in which the server answers some calls otherwise. */
export function answering(answers: Answers, portal = storyPortal) {
  return { portal: { ...portal, answers: { ...portal.answers, ...answers } } };
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => {});

/** A catalogue without a single service. */
export const noServices = answering({
  'GET api/ecosystem/productBundles': { product_bundles: [] },
  'GET api/ecosystem/productCategories': { data: [] },
});

/** The view of a route until its screen is there. */
export const pending = { render: () => <PendingView /> };

/** The view of a route when its screen fails to load. */
export const failed = {
  render: () => <FailedView error={new Error('offline')} reset={() => {}} />,
};
