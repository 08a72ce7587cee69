import {z} from 'zod';
import {boughtKinds} from '#contract/desk/work-kinds.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {returnReasons} from './purchase.ts';

/** The longest note of the desk. */
export const maxBoughtNote = 500;

/** The longest number of a carrier. */
export const maxTracking = 60;

const noteSchema = z.string().trim().max(maxBoughtNote);

/**
 * What an admin does with something that was bought: begins it, has it done with the proof of it, gives its money back, or says what the state takes. The company's
 * people read it at once, and owners are told by mail. `admin.dissolution-busy`: something else of the company is paid and not done, or being paid.
 * `admin.bought-changed`: somebody else has done something with it meanwhile, or it cannot be done to it. Rules: BUY6, BUY8, BUY11, BUY12, MLG14, DIS8.
 */
export const workOnBought = defineEndpoint({
  name: 'workOnBought',
  summary: 'Say what was done with something that a company bought',
  method: 'POST',
  path: '/api/v1/admin/bought',
  access: 'admin',
  input: z.strictObject({
    id: idSchema,
    companyId: idSchema,
    kind: z.enum(boughtKinds),
    act: z.discriminatedUnion('do', [
      z.object({do: z.literal('begin')}),
      /** The proof is a file of the company that is stored; a service and paper can be done without one. `tracking`: by what a carrier finds what was sent. */
      z.object({
        do: z.literal('done'),
        day: civilDateSchema,
        proofId: idSchema.nullable(),
        note: noteSchema,
        tracking: z.string().trim().max(maxTracking).default(''),
      }),
      /** Of what cost nothing, as shredding, it is turned down: the note says why. */
      z.object({do: z.literal('return'), why: z.enum(returnReasons), note: noteSchema}),
      /** All that the state takes for it, late or not, in US cents. */
      z.object({do: z.literal('fee'), cents: z.int().nonnegative().max(100_000_00)}),
    ]),
  }),
  output: z.object({}),
  failures: {
    validation: ['admin.bought-day-wrong', 'admin.bought-proof-missing', 'admin.bought-note-missing'],
    'not-found': ['admin.no-such-bought'],
    conflict: ['admin.bought-changed', 'admin.dissolution-busy'],
  },
});
