import * as v from 'valibot';

/** A JSON schema, as it describes the arguments of a tool. */
export const JsonSchema = v.record(v.string(), v.unknown());

/** A tool of `responses`: its name, its description and its parameters. */
export const FunctionTool = v.looseObject({
  type: v.literal('function'),
  name: v.pipe(v.string(), v.nonEmpty()),
  description: v.nullish(v.string()),
  parameters: v.nullish(JsonSchema),
  strict: v.nullish(v.boolean()),
});
export type FunctionTool = v.InferOutput<typeof FunctionTool>;

/** The same tool as `chat/completions` writes it. */
export const ChatTool = v.looseObject({
  type: v.literal('function'),
  function: v.looseObject({
    name: v.pipe(v.string(), v.nonEmpty()),
    description: v.nullish(v.string()),
    parameters: v.nullish(JsonSchema),
    strict: v.nullish(v.boolean()),
  }),
});
export type ChatTool = v.InferOutput<typeof ChatTool>;
