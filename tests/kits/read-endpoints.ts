import {globSync} from 'node:fs';
import path from 'node:path';
import type {Endpoint} from '#contract/kernel/endpoint.ts';

/** Every endpoint that the contract declares. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const modules = await Promise.all(
    globSync('contract/**/*.ts').map(async (file) => Object.values((await import(path.resolve(file))) as object)),
  );
  return modules.flat().filter((value): value is Endpoint => Object.hasOwn(Object(value), 'failures'));
}
