// Views that the sign-in may need, by name: an import of all views as one object would keep every one of them
// in the files of the first screens, used or not.
export { FailedView, NotFoundView } from '@my-air/screen-kit';
