// The calls that accounts makes. Other features read channels and agreements too, so their shapes stand in api-client's contract.
export {
  acceptAgreement,
  addProfile,
  deleteChannel,
  getAgreement,
  getAudit,
  joinChannel,
  requestAudit,
  saveContacts,
  setChannelCountry,
} from '@my-air/api-client/contract';
