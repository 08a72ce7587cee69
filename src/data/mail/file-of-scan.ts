import type {MailScanRow} from '#contract/mailing/mail-scan.ts';

/** A scan, and the company to which it came. */
export type KeptScan = Pick<
  MailScanRow,
  'id' | 'name' | 'sizeBytes' | 'sha256' | 'storedAt' | 'receivedOn' | 'createdAt'
> & {readonly companyId: string};

/** What a scan's bytes are asked for by. */
export function fileOfScan({
  id,
  companyId: spaceId,
  name,
  sizeBytes,
  sha256,
}: Pick<KeptScan, 'id' | 'companyId' | 'name' | 'sizeBytes' | 'sha256'>) {
  return {id, spaceId, name, type: 'application/pdf', sizeBytes, sha256} as const;
}
