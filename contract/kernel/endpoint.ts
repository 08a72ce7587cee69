import type {z} from 'zod';
import type {Access} from './access.ts';
import type {Refusals} from './failure.ts';

/**
 * What a call does in the space that its input names as `spaceId`: to which table, to the one that its input `names`, or to the `whole` of it,
 * which is for everybody who has a part in it.
 */
export type SpaceAct = {readonly table: string; readonly act: 'read' | 'create'} | 'whole';

/** What much of at once is bounded: it writes or reads many rows. Rule: WAY9. */
export type Heaviness = 'write' | 'read';

/** One call to the server, as data: it makes the route, the typed client and the OpenAPI document. */
export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Refused extends Refusals = Refusals,
  Who extends Access = Access,
> = {
  /** Verb and noun, such as `logIn`; unique. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Starts with `/api/v1/`; `:name` parts are taken from the input. */
  readonly path: `/api/v1/${string}`;
  /** Who may call, as a line of `accessTable`. No default: an open endpoint cannot be an oversight. */
  readonly access: Who;
  /** What the caller's role in the space must permit; whoever has none is answered as if there were no such space. Rule: POL5. */
  readonly inSpace?: SpaceAct;
  /**
   * The caller must have shown within the last 5 minutes that it is them: `always`, or `of-factor` where only who has a second factor is asked
   * for it, as the call itself brings the password. Rule: FAC7.
   */
  readonly needsProof?: 'always' | 'of-factor';
  /** Query and path parts for GET and DELETE, body (and path parts) otherwise. */
  readonly input: Input;
  readonly output: Output;
  /**
   * What it may refuse with, beside `commonRefusals`: its reasons by their code. A reason that the schema of the input gives as the message of
   * an error stands under `validation`. Each has its words in `text/reasons.ts` of a feature.
   */
  readonly failures: Refused;
  /** The wire version with which its input or answer last changed in a way that an older page does not expect: such a page is told to update. Rule: TRA7. */
  readonly since?: number;
  /** Largest body in bytes; 64 KiB where not given. */
  readonly bodyLimitBytes?: number;
  /** That it may write or read thousands of rows: how many go on at once is bounded. Rule: WAY9. */
  readonly heaviness?: Heaviness;
  /** That it brings what takes room: refused while the disk has no more than its reserve. Rule: QTA6. */
  readonly fillsDisk?: true;
  /** How a large input is checked a part at a time: all but the items of its `list`, then each of them. Together they say what `input` does. Rule: WAY12. */
  readonly inTurns?: {readonly outer: z.ZodType; readonly list: string; readonly item: z.ZodType};
  /** Calls per minute and address; the server's general limit where not given. */
  readonly perMinute?: number;
};

/** Declares an endpoint; the only way to make one. */
export function defineEndpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Refused extends Refusals,
  const Who extends Access,
>(endpoint: Endpoint<Input, Output, Refused, Who>): Endpoint<Input, Output, Refused, Who> {
  return endpoint;
}
