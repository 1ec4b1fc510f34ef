export {
  assumedEndpoint,
  endpoint,
  type BodyEncoding,
  type Endpoint,
  type EndpointKey,
  type PathParameter,
  type WritingMethod,
} from './contract/endpoint.ts';
export {
  acceptAgreement,
  Agreement,
  agreementKinds,
  AgreementSummary,
  getAgreement,
  type AgreementKind,
} from './contract/agreements.ts';
export {
  Channel,
  channelStatuses,
  listChannels,
  platforms,
  type ChannelStatus,
  type Platform,
} from './contract/channels.ts';
export { Id, Identifier, Name, Timestamp } from './contract/roles.ts';
export { checkAuth, federatedLogin, getCsrfCookie, login, logout } from './contract/session.ts';
export { longestStatistics, readStatistics, Statistics, StatisticsDay } from './contract/statistics.ts';
export {
  answerModalPrompt,
  Balance,
  Capabilities,
  Contact,
  contactTypes,
  Country,
  dateFormats,
  getUser,
  listCountries,
  modalPromptStatuses,
  Partner,
  PendingModal,
  Preference,
  User,
  type ContactType,
  type DateFormat,
} from './contract/user.ts';
