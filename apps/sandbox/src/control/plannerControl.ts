import { PlannerOrder } from '../ai-gateway/Planner.ts';
import { validate } from '../http/validate.ts';
import type { Part } from '../Sandbox.ts';

/** The control of the planner behind the AI gateway: its usual work, or a behaviour that a test needs. */
export const plannerControl: Part =
  ({ gateway: { planner } }) =>
  async (app) => {
    app.get('/planner', () => planner.state());
    app.post('/planner', async (request, reply) => {
      await planner.instruct(validate(PlannerOrder, request.body) as PlannerOrder);
      return reply.send(planner.state());
    });
    app.delete('/planner', async (_request, reply) => {
      await planner.instruct(undefined);
      return reply.code(204).send();
    });
  };
