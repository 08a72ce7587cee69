import {z} from 'zod';
import {readTogether, type NeededInProduction} from '#server/providers/configuration.ts';

/** The variables of mail. */
export const mailVariables = {
  MAIL_SMTP_URL: z
    .url({protocol: /^smtps?$/, error: 'the server that takes mails, such as smtps://user:password@smtp.example.com'})
    .optional(),
  MAIL_FROM: z.email({error: 'the e-mail address that mails come from'}).optional(),
  CONTACT_EMAIL: z.email({error: 'the e-mail address that the contact form writes to'}).optional(),
};

/** Production sends mails, unless it is told that the mailbox will do. Rule: MAI6. */
export const mailNeed: NeededInProduction = {
  variable: 'MAIL_SMTP_URL',
  words: 'the server that takes mails (production needs it; ALLOW_SANDBOX=1 keeps mails in a folder)',
  hasSandbox: true,
};

/** The SMTP server that takes our mails. */
export type MailSmtp = {
  /** `smtp://` (upgraded to TLS where offered) or `smtps://`, with user and password where they are needed. */
  readonly url: string;
  /** One address. */
  readonly from: string;
};

/** Where mails leave, and who reads what people write to us. */
export type MailConfig = {
  /** The SMTP server that takes our mails; the folder `mailbox` in `dataDir` where undefined. */
  readonly mailSmtp: MailSmtp | undefined;
  /** Who reads what the contact form brings. */
  readonly contactEmail: string;
};

/** Who the contact form writes to where mails only fall into the mailbox. */
const sandboxContactEmail = 'contact@faro.example';

/** @throws an Error where only a part of the SMTP server is named. */
export function readMailConfig(values: z.infer<z.ZodObject<typeof mailVariables>>): MailConfig {
  const {MAIL_SMTP_URL, MAIL_FROM, CONTACT_EMAIL: contactEmail = sandboxContactEmail} = values;
  // The address of the contact form may stand alone.
  if (MAIL_SMTP_URL === undefined && MAIL_FROM === undefined) return {mailSmtp: undefined, contactEmail};
  const smtp = readTogether(values, ['MAIL_SMTP_URL', 'MAIL_FROM', 'CONTACT_EMAIL']);
  return {mailSmtp: smtp && {url: smtp.MAIL_SMTP_URL, from: smtp.MAIL_FROM}, contactEmail};
}
