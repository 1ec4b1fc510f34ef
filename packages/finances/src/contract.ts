// The wire of Finances: the partner's balance. Everything else about money belongs to the finance app.
export { Balance } from '@my-air/api-client/contract';
