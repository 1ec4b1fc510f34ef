import { describeComposition } from './describeComposition.tsx';
import { helpAlone } from './helpAlone.ts';

describeComposition('the help center and sign-in alone', helpAlone, {
  answers: {
    'GET api/help/topics': { topics: [] },
    'GET api/help/articles/popular': { articles: [{ id: 7, name: 'How to join' }] },
  },
});
