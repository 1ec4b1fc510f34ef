import { configure } from '@testing-library/react';

// Screens and dialogs are loaded when they are first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
