import {expect, test} from 'vitest';
import type {FileHome} from '#sync/files/add-file.ts';
import {createFileJobs} from '#workers/host/file-jobs.ts';
import {shrinkAboveBytes} from '#workers/shrink-image/job.ts';
import {buildFile, openFileHome} from '#tests/sync/files/build-file.ts';
import {createIds, testNow} from '#tests/sync/build-change.ts';
import {pngHeader, smallImages as images, smallJpeg as small} from '#tests/workers/shrink-image/build-images.ts';

function jobsOf(home: FileHome) {
  return createFileJobs({
    openHome: async () => ({...home, close: () => {}}),
    images,
    nowMs: () => testNow,
    createId: createIds(31),
  });
}

test('[SHR4] what is kept of a large picture is the smaller one, named by what it is', async () => {
  const home = openFileHome();
  const content = new Blob([pngHeader(4_000, 3_000), new Uint8Array(shrinkAboveBytes)], {type: 'image/png'});
  const added = await jobsOf(home).addFile(buildFile({name: 'Captura.PNG', content}));
  const [record] = await home.database.files.toArray();
  expect(added).toEqual({ok: true, value: record?.id});
  expect(record).toMatchObject({name: 'Captura.jpg', type: 'image/jpeg', sizeBytes: small.length});
});

test('[SHR4] a picture that is too large for a receipt is taken once it is small enough', async () => {
  const home = openFileHome();
  const content = new Blob([pngHeader(4_000, 3_000), new Uint8Array(9_000_000)], {type: 'image/png'});
  expect(await jobsOf(home).addFile(buildFile({name: 'foto.png', content}))).toMatchObject({ok: true});
});

test('[SHR4] a file that is gone is said to be gone, and one that no camera makes is refused unread', async () => {
  const home = openFileHome();
  const jobs = jobsOf(home);
  const lost = async () => {
    throw new DOMException('it is gone', 'NotFoundError');
  };
  const vanished = Object.assign(new Blob(['%PDF-1.7']), {arrayBuffer: lost});
  expect(await jobs.addFile(buildFile({content: vanished}))).toMatchObject({failure: {reason: 'file.vanished'}});
  const video = new Blob([pngHeader(10, 10)]);
  const huge = Object.defineProperty(Object.assign(video, {arrayBuffer: lost}), 'size', {value: 3_000_000_000});
  expect(await jobs.addFile(buildFile({name: 'a.png', content: huge}))).toMatchObject({
    failure: {reason: 'file.too-large'},
  });
  expect(await home.database.files.count()).toBe(0);
});

test('[SHR1] 65,535² pixels are refused before anything is decoded or kept', async () => {
  const home = openFileHome();
  const content = new Blob([pngHeader(65_535, 65_535)], {type: 'image/png'});
  expect(await jobsOf(home).addFile(buildFile({name: 'a.png', content}))).toMatchObject({
    failure: {reason: 'file.too-many-pixels'},
  });
  expect(await home.database.files.count()).toBe(0);
});
