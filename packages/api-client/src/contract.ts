export { calls, type Call, type CallKey } from './contract/calls.ts';
export {
  assumedEndpoint,
  endpoint,
  type BodyEncoding,
  type Endpoint,
  type PathParameter,
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
  addProfile,
  Audit,
  auditStatuses,
  Channel,
  channelStatuses,
  deleteChannel,
  getAudit,
  joinChannel,
  listChannels,
  platforms,
  requestAudit,
  setChannelCountry,
  type AuditStatus,
  type ChannelStatus,
  type Platform,
} from './contract/channels.ts';
export { Identifier, Name, Timestamp } from './contract/roles.ts';
export { checkAuth, federatedLogin, getCsrfCookie, login, logout } from './contract/session.ts';
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
  saveContacts,
  updateIntroTour,
  User,
  type ContactType,
  type DateFormat,
} from './contract/user.ts';
