export { createAnswerCheck } from './answer/checkAnswer.ts';
