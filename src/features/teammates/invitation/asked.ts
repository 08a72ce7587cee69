import type {z} from 'zod';
import type {readInvitation} from '#contract/teammates/read-invitation.ts';

/** What waits for an e-mail. */
export type Asked = z.output<typeof readInvitation.output>;
