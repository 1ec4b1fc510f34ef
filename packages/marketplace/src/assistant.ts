export { createAnswer } from './assistant/answerQuestion.ts';
export type { Answer } from './assistant/createConversation.ts';
export { instructionsOf } from './assistant/instructions.ts';
