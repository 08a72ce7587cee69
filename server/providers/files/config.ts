import {z} from 'zod';
import {readTogether} from '#server/providers/configuration.ts';

/** The variables of the store of files. */
export const filesVariables = {
  FILES_S3_ENDPOINT: z
    .url({protocol: /^https?$/, error: 'the address of the store, such as https://s3.us-east-1.amazonaws.com'})
    .optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][\w.-]+$/, {error: 'the name of a bucket'})
    .optional(),
  FILES_S3_REGION: z.string().min(1, {error: 'a region, such as us-east-1'}).default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1, {error: 'the id of an access key'}).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1, {error: 'the secret of that access key'}).optional(),
};

/** An S3-compatible store: where, which bucket, and who we are there. */
export type FilesS3 = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Where files' bytes lie. */
export type FilesConfig = {
  /** The S3-compatible store of files; the folder `files` in `dataDir` where undefined. */
  readonly filesS3: FilesS3 | undefined;
};

const s3Names = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

/** @throws an Error where only a part of the store is named. */
export function readFilesConfig(values: z.infer<z.ZodObject<typeof filesVariables>>): FilesConfig {
  const s3 = readTogether(values, s3Names);
  if (!s3) return {filesS3: undefined};
  return {
    filesS3: {
      endpoint: s3.FILES_S3_ENDPOINT,
      bucket: s3.FILES_S3_BUCKET,
      region: values.FILES_S3_REGION,
      accessKeyId: s3.FILES_S3_ACCESS_KEY_ID,
      secretAccessKey: s3.FILES_S3_SECRET_ACCESS_KEY,
    },
  };
}
