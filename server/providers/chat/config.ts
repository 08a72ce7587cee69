import {z} from 'zod';

/** The variables of the chat at Intercom. */
export const chatVariables = {
  INTERCOM_APP_ID: z
    .string()
    .regex(/^[a-z0-9]{4,16}$/, {error: 'the id of your app at Intercom, such as abc12345'})
    .optional(),
  INTERCOM_SECRET: z.string().min(16, {error: "the secret of Intercom's identity verification"}).optional(),
};

/** The chat. Nothing is asked of it from here: the browser loads it. */
export type ChatConfig = {
  /** Signs people's ids for the chat; none where undefined. Source: S3.01. */
  readonly intercomSecret: string | undefined;
  /** The id of our chat; there is none where undefined. Source: S9.13. */
  readonly chatId: string | undefined;
};

/** Reads what the chat is told. */
export function readChatConfig(values: z.infer<z.ZodObject<typeof chatVariables>>): ChatConfig {
  return {intercomSecret: values.INTERCOM_SECRET, chatId: values.INTERCOM_APP_ID};
}
