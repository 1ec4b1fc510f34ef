import { composition } from '../../src/composition.ts';
import { homeAnswers } from '../testing/renderPortal.tsx';
import { describeComposition } from './describeComposition.tsx';

const features = composition.features.filter(({ id }) => id !== 'games');

describeComposition('everything but games', { ...composition, features }, { answers: homeAnswers });
