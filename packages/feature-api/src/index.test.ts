import { expect, test } from 'vitest';

import * as form from './form.ts';
import * as publicNames from './index.ts';
import * as stories from './stories.ts';
import * as testing from './testing.ts';
import * as views from './views.ts';

test('the public names of this package', () => {
  expect(Object.keys(publicNames).sort()).toEqual(
    [
      'PortalProvider',
      'authorizationPlatforms',
      'bindPorts',
      'channelsQuery',
      'configFaults',
      'countriesQuery',
      'createAnswers',
      'createPoll',
      'createRemovals',
      'defineFeature',
      'definePorts',
      'derivedQuery',
      'errorId',
      'forgetFailedReads',
      'freshTime',
      'hasCapability',
      'hasJustFailed',
      'helpPorts',
      'holdChange',
      'holdKeys',
      'homeParts',
      'inOrder',
      'isImpersonated',
      'isField',
      'isOptionalPartLoading',
      'loadAhead',
      'loadMessages',
      'loadOptionalPart',
      'navigationGroups',
      'noteFailure',
      'platformAuthorizationUrl',
      'pollQuery',
      'port',
      'removeWithUndo',
      'rootRoute',
      'supportPorts',
      'supportWay',
      'timers',
      'useCapability',
      'useInterruption',
      'useBrandName',
      'usePortal',
      'useSharedQueries',
      'userQuery',
      'wholeFeature',
      'useUser',
    ].sort(),
  );
});

test('the names of the views and of the form rules', () => {
  expect(Object.keys(views).sort()).toEqual([
    'AndMore',
    'BackLink',
    'BindingReason',
    'FailedScreen',
    'FailedView',
    'HelpLink',
    'ItemBoundary',
    'LazyPart',
    'NotFoundView',
    'PendingScreen',
    'PendingView',
    'ShortList',
    'ShortcutList',
    'SupportButton',
    'useAddressText',
    'useBindingAction',
  ]);
  expect(Object.keys(form).sort()).toEqual([
    'applyFieldErrors',
    'fieldError',
    'formError',
    'lengths',
    'max',
    'noHtml',
    'noHtmlWithMentions',
    'required',
    'uploadCount',
    'uploadMaxSize',
    'uploadMinSize',
    'uploadType',
    'useFieldArray',
    'useFieldMessage',
    'useValibotForm',
    'useWatch',
  ]);
});

test('tests have the names of stories, and some of their own', () => {
  const own = [
    'describeFeature',
    'describeFields',
    'describeKeptText',
    'pressButtons',
    'renderInPortal',
    'renderRoute',
    'renderStory',
    'shareLocks',
  ];
  expect(Object.keys(testing).sort()).toEqual([...Object.keys(stories), ...own].sort());
});
