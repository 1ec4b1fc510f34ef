// The wire of Home: the calls that only it makes. The sandbox answers with the same.
export { updateIntroTour } from '@my-air/api-client/contract';
