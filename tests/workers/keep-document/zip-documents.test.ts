import {unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {zipDocuments} from '#workers/keep-document/zip-documents.ts';

const madeAt = new Date('2026-11-23T15:00:00.000Z');
const blob = (text: string) => new Blob([text]);

async function read(documents: Parameters<typeof zipDocuments>[0]): Promise<Record<string, string>> {
  const zip = await zipDocuments(documents, madeAt);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

test('[DOC14] documents lie in the folder of whose they are, each under its name and whole', async () => {
  expect(
    await read([
      {folder: 'Ceibo LLC', name: 'Acta de constitución.pdf', content: blob('uno')},
      {folder: 'Ana Quiroga', name: 'Pasaporte.jpg', content: blob('dos')},
    ]),
  ).toEqual({'Ceibo LLC/Acta de constitución.pdf': 'uno', 'Ana Quiroga/Pasaporte.jpg': 'dos'});
});

test('[DOC14] names that are alike are told apart, and none leads out of its folder', async () => {
  expect(
    await read([
      {folder: '../..', name: 'contrato.pdf', content: blob('uno')},
      {folder: 'a/b', name: '../c:d.pdf', content: blob('dos')},
      {folder: 'a_b', name: '_c_d.pdf', content: blob('tres')},
      {folder: 'A_B', name: '_C_D.PDF', content: blob('cuatro')},
    ]),
  ).toEqual({
    '_/contrato.pdf': 'uno',
    'a_b/_c_d.pdf': 'dos',
    'a_b/_c_d (2).pdf': 'tres',
    'A_B/_C_D (3).PDF': 'cuatro',
  });
});
