// The wire of Finances: what it reads of the person. Everything else about money belongs to the finance app.
export { Balance } from '@my-air/api-client/contract';
