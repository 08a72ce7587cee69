declare module 's3rver' {
  /** The part of s3rver 3.7.1 that the tests use; the package has no types. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: readonly {name: string}[];
    });
    run(): Promise<{port: number}>;
    close(): Promise<void>;
  }
}
