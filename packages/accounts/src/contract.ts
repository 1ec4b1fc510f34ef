// The wire of Accounts: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
export { Audit, auditStatuses, getAudit, requestAudit, type AuditStatus } from './contract/audit.ts';
export { addProfile, deleteChannel, joinChannel, setChannelCountry } from './contract/channels.ts';
export { saveContacts } from './contract/contacts.ts';
