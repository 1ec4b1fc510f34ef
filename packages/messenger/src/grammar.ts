// Apart from the contract: every start of a portal loads that, and this brings the reader of markdown.
export { createMessageGrammar } from './contract/messageGrammar.ts';
