import {z} from 'zod';
import {idSchema} from '#contract/kernel/ids.ts';

/** What the founding paper of a company is: of an LLC its operating agreement, of a corporation its bylaws. */
export const agreementKinds = ['operating-agreement', 'bylaws'] as const;

/** One of {@link agreementKinds}. */
export type AgreementKind = (typeof agreementKinds)[number];

/** Names the wording that this program writes. Another sentence in it, or in what is accepted with it, is another version. Rule: AGR7. */
export const agreementWording = 'agreement 2';

/** The articles that a paper may have: each is explained by its id, so what reads otherwise has an id of its own. */
export const articleIds = [
  'company',
  'members-sole',
  'members',
  'capital',
  'profits-sole',
  'profits',
  'management-sole',
  'management-members',
  'management-managers',
  'liability',
  'records',
  'transfers-sole',
  'transfers',
  'dissolution',
  'general',
  'offices',
  'shares',
  'shareholders',
  'directors',
  'officers',
  'indemnity',
  'accounts',
  'bylaws-general',
] as const;

const tableSchema = z.object({
  heads: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  total: z.array(z.string()),
});

const sectionSchema = z.object({
  /** Such as `3.1`. */
  number: z.string(),
  heading: z.string(),
  text: z.string(),
  table: tableSchema.nullable(),
});

const articleSchema = z.object({
  id: z.enum(articleIds),
  number: z.int(),
  title: z.string(),
  sections: z.array(sectionSchema),
});

/** One article as it stands in the paper. */
export type Article = z.infer<typeof articleSchema>;

const signatureSchema = z.object({
  /** The partner's; the company's own where nobody but it is left to be signed for. */
  id: idSchema,
  /** Who is bound by it. */
  party: z.string(),
  /** A person's last name: part of the party; left out of what was signed before it was kept. */
  lastName: z.string().optional(),
  /** As what, such as `Member`. */
  capacity: z.string(),
  /** A representative signs for it. */
  byRepresentative: z.boolean(),
  /** The company's owner signs this one in Faro; the others are signed on paper. Rule: AGR6. */
  isSignedHere: z.boolean(),
});

/** A place for a signature. */
export type SignaturePlace = z.infer<typeof signatureSchema>;

/** A company's founding paper, in its parts; all texts are English, whatever its people speak. */
export const agreementDocumentSchema = z.object({
  wording: z.string(),
  kind: z.enum(agreementKinds),
  title: z.string(),
  company: z.string(),
  /** What the company is, such as `A limited liability company of the State of Delaware`. */
  about: z.string(),
  orderNumber: z.string(),
  preamble: z.string(),
  articles: z.array(articleSchema),
  closing: z.string(),
  signatures: z.array(signatureSchema),
});

/** See {@link agreementDocumentSchema}. */
export type AgreementDocument = z.infer<typeof agreementDocumentSchema>;
