import {z} from 'zod';
import {companyTypes} from '#contract/companies/company.ts';
import {formations} from '#contract/companies/formation.ts';
import {partnerKinds} from '#contract/formation/choices.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {companyDocuments} from './company-document.ts';

/** A document as an admin sees it: never its key. */
const deskDocumentSchema = companyDocuments.row.omit({fileKey: true, fileId: true, addedBy: true}).extend({
  isSealed: z.boolean(),
  /** Whether its bytes are here. */
  isStored: z.boolean(),
});

/** See {@link deskDocumentSchema}. */
export type DeskDocument = z.infer<typeof deskDocumentSchema>;

/** The documents of a company for an admin, with what they hang on, in no order. Rule: DOC10. Source: D39. */
export const listCompanyDocuments = defineEndpoint({
  name: 'listCompanyDocuments',
  summary: 'List the documents of a company',
  method: 'GET',
  path: '/api/v1/admin/company-documents',
  access: 'admin',
  input: z.object({companyId: idSchema}),
  output: z.object({
    company: z.object({type: z.enum(companyTypes)}),
    formation: formations.row.pick({kind: true, missingPapers: true}).nullable(),
    partners: z.array(z.object({id: idSchema, kind: z.enum(partnerKinds), name: z.string()})),
    documents: z.array(deskDocumentSchema),
  }),
  failures: {'not-found': ['admin.no-such-company']},
});

/** What {@link listCompanyDocuments} answers. */
export type DeskDocuments = z.infer<typeof listCompanyDocuments.output>;
