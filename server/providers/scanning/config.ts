import {z} from 'zod';

/** The variables of the scanner of files. */
export const scanningVariables = {
  CLAMD_HOST: z.string().min(1, {error: 'where clamd listens, such as 127.0.0.1'}).optional(),
  CLAMD_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
};

/** What looks into uploaded files. */
export type ScanningConfig = {
  /** Where clamd listens; types and structure alone are looked at where undefined. */
  readonly clamd: {readonly host: string; readonly port: number} | undefined;
};

/** Reads {@link ScanningConfig}. */
export function readScanningConfig(values: z.infer<z.ZodObject<typeof scanningVariables>>): ScanningConfig {
  return {clamd: values.CLAMD_HOST === undefined ? undefined : {host: values.CLAMD_HOST, port: values.CLAMD_PORT}};
}
