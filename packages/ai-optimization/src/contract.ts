// The wire of AI optimization: valibot schemas and the endpoints that carry them. The sandbox responds from the same contracts.
// The specification names no calls for AI optimization: all of these are assumed.
export { listOptimizationChannels, OptimizationChannel } from './contract/channels.ts';
export {
  longestDescription,
  longestTags,
  longestText,
  longestThumbnailText,
  longestTitle,
  mostPrompts,
  optimizationFields,
  textFault,
  type OptimizationField,
  type TextFault,
} from './contract/limits.ts';
export { choosePrompts, listPrompts, OptimizationPrompt } from './contract/prompts.ts';
export {
  acceptSuggestion,
  dismissSuggestion,
  listSuggestions,
  mostDecided,
  Suggestion,
  undoSuggestion,
  writeSuggestions,
} from './contract/suggestions.ts';
